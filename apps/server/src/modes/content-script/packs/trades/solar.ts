import type { TradePack } from './trade-pack.ts'

export const solar: TradePack = {
  film: 'the panels and the battery',
  cases: [
    '{my} gen [dies on Friday evening|refuses to start on Friday evening|coughs and stops], [just before the match|with the freezer full|with people in the parlour], and [the fuel station is closed|the jerrycan is empty|there is a queue at the filling station]',
    '[NEPA takes the light|the light goes] [at eight in the evening|in the middle of the night], [the heat enters|the whole house wakes up], and [there is no fuel in the house|the neighbour’s gen sings till morning|the phone has five percent]',
    '[the month ends|it is month end], {I} [add up the fuel receipts|count what went into fuel], and [nobody wants to hear the figure|the figure is higher than the rent|{I} have to sit down]',
  ],
  tips: [
    [
      'what should I do before I buy',
      'Before you buy solar, [write down everything you want to power|make a list of everything that must stay on], [with the hours for each|with how long each of them runs], because [the list decides the size|a system is built from that list].',
    ],
    [
      'what size do I need',
      'For the right size, [add up the watts of your appliances|read the watts on the back of each appliance] and send the list, because [“a three-bedroom flat” says little about power|two houses are never the same].',
    ],
    [
      'can it carry everything',
      'Anything that heats, such as [an iron|a kettle|a hot plate], takes more power than ten bulbs, so [say if you use it|plan to use it in the sunny hours].',
    ],
    [
      'what should I check on the roof',
      'Before panels go up, [see if a tree throws shade on the roof|see where shade falls in the morning and at noon], and [check that the roof is strong enough|mend leaks in the roof first], because [shade is the enemy of a panel|a roof carries them for years].',
    ],
    [
      'what about cloudy days',
      'On [cloudy|rainy] days panels give less, so [plan the size for the rainy season too|plan for July and not only for March], and [iron and wash on a sunny day|use the big appliances when the sun is back].',
    ],
    [
      'how do I look after it',
      'Wipe the panels with [water and a soft cloth|a soft wet cloth] [every month|when harmattan dust comes], [early in the morning|before the sun is hot], and do not [run the battery empty|cover the inverter].',
    ],
    [
      'can I start small',
      'You can start with [light, fan and TV|light and a fan] if the system is made to grow, so say [before you buy|now] [what you want to run in the end|what you want to add later].',
    ],
    [
      'how do I compare two offers',
      'To compare two offers, put both lists side by side, [look at watts and battery size|see what is included], and [look at the price last|count how many years each part should serve].',
    ],
    [
      'how do I pay',
      'If you pay in parts, [write the dates down|get the plan in writing], with [what is paid now and what remains|each amount], and keep every receipt.',
    ],
    [
      'how do I use it well',
      'Use the sun while it shines: [iron, wash and pump by day|charge everything by day], and [leave the night for light and fan|let the battery rest in the evening].',
    ],
  ],
  fits: {
    'how do I pay': /instal(?:l?ments?)|parts?(?!\p{L})|month|deposit|balance|%/iu,
    'what should I check on the roof': /panel|solar (?:system|install|power)|install|roof/iu,
    'how do I look after it': /panel|solar (?:system|install|power)|install|inverter/iu,
    'what should I do before I buy': /^(?![\s\S]*\b(?:street ?lights?|lamps?|lanterns?|torch(?:es)?)\b)/iu,
    'can it carry everything': /^(?![\s\S]*\b(?:street ?lights?|lamps?|lanterns?|torch(?:es)?)\b)/iu,
    'what size do I need': /^(?![\s\S]*\b(?:street ?lights?|lamps?|lanterns?|torch(?:es)?)\b)/iu,
    'can I start small': /^(?![\s\S]*\b(?:street ?lights?|lamps?|lanterns?|torch(?:es)?)\b)/iu,
  },
  jokes: [
    '[My gen|The jerrycan|My fuel budget] [heard the word “solar”|saw us talking] and [asked for leave|is already packing|started speaking in tongues], [and I did not stop it|and there are no hard feelings|after all these years].',
    '[The sun comes to work every day|The sun does not go on strike|The sun has never asked for fuel money], [and it does not know NEPA|even on public holidays].',
  ],
  shots: [
    'Film {film} [from near|from a few steps away|against the sky], [in full sun|slowly|for five seconds].',
    'Film [the switch that goes on|a fan that starts|a bulb that lights up|the display of the inverter], [from near|in the evening], [with the sound on|in one take].',
    'Film [the hands at work|cables being fixed|a panel being carried up|the tools laid out], [from the side|from a few steps away], [for ten seconds|in one take].',
    'Film [the silent gen in the corner|the empty jerrycan|the dark street and the lit window], [from a few steps away|in the evening], [without words|for five seconds].',
  ],
}
