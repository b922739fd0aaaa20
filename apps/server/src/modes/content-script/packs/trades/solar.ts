import type { TradePack } from './trade-pack.ts'

export const solar: TradePack = {
  film: 'the panels and the battery',
  cases: [
    '{my} gen [dies on Friday evening|refuses to start on Friday evening|coughs and stops], [just before the match|with the freezer full|with visitors in the parlour], and [the fuel station is closed|the jerrycan is empty|there is a queue at the filling station]',
    '[NEPA takes the light|the light goes] [at eight in the evening|in the middle of the night], [the heat enters|the children wake up], and [the price of fuel is on everybody’s mind|the neighbour’s gen sings till morning|the phone has five percent]',
    '[the month ends|it is month end], {I} [add up the fuel receipts|count what went into fuel], and [nobody in the house wants to hear the figure|the figure is higher than school fees for one|{I} have to sit down]',
  ],
  tips: [
    [
      'what should I do before I buy',
      'Before you buy solar, [write down everything you want to power|make a list of everything that must stay on], [with the hours|and for how long], because [the list decides the size|a system is built from that list].',
    ],
    [
      'what size do I need',
      '[Add up the watts|Look at the plate behind each appliance], and send the list, because [“for a three-bedroom flat” says little|two houses are never the same|a fridge and an iron are two different stories].',
    ],
    [
      'can it carry everything',
      '[Irons, heaters and pumps|Heating things|An iron or a kettle] [eat more than ten bulbs|drink power], so [say if you use them|plan them for the sunny hours].',
    ],
    [
      'what should I check on the roof',
      'Before panels go up, [look at the roof|check the roof]: [is it strong|is there shade from a tree|where does the sun go at noon], because [one shadow can cut a lot|shade is the enemy of a panel].',
    ],
    [
      'what about cloudy days',
      'On [cloudy days|rainy days] panels [give less|slow down], [that is normal|it is the same for everybody], so plan for the rainy season, not only for March.',
    ],
    [
      'how do I look after it',
      '[Wipe the panels|Wash the dust off the panels] [with water and a soft cloth|early in the morning] [every month|when harmattan comes], and [look at the battery level|do not run it empty], [it pays you back|it costs nothing].',
    ],
    [
      'can I start small',
      'You can [start with light, fan and TV|start small], [if the system is made to grow|if the inverter has room], so say where you want to end, [now, not later|before you buy].',
    ],
    [
      'how do I compare two offers',
      'To compare offers, [look at watts and amp hours, not at the nice name|put both lists side by side], count the years, and [then look at the price|price comes last].',
    ],
    [
      'how do I pay',
      '[If you pay in parts|Where payment is in parts], [write the dates down|get the plan in writing], [what is paid now, what remains|amount by amount], and keep every receipt.',
    ],
    [
      'how do I use it well',
      '[Use the sun while it shines|Do heavy work at noon]: [iron, wash and pump by day|charge everything by day], [and leave the night for light and fan|so the battery rests in the evening].',
    ],
  ],
  jokes: [
    '[My gen|The jerrycan|My fuel budget] [heard the word solar|saw us talking] and [asked for leave|is already packing|started speaking in tongues], [and I did not stop it|no hard feelings|after all these years].',
    '[The sun comes to work every day|The sun does not go on strike|The sun has never asked for subsidy], [it only needs a roof|it does not know NEPA|even on public holidays].',
  ],
  shots: [
    'Film {film} [from near|from the ladder|against the sky], [in full sun|slowly|five seconds].',
    'Film [the switch that goes on|a fan that starts|a bulb that lights up|the display of the inverter], [from near|in the evening], [with the sound on|in one take].',
    'Film [the hands at work|cables being fixed|a panel being carried up|the tools laid out], [from the side|over the shoulder|from below], [ten seconds|in one take].',
    'Film [the silent gen in the corner|the empty jerrycan|the dark street and the lit window], [from a few steps away|in the evening], [no words|five seconds].',
  ],
}
