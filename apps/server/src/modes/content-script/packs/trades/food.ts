import type { TradePack } from './trade-pack.ts'

export const food: TradePack = {
  film: 'the food',
  cases: [
    '[it is two in the afternoon|it is past one|lunch break has started], {my} [stomach is talking|stomach is making noise|head is already tired], and [the pot at home is empty|there is nothing in the office but biscuits|everybody is asking what to eat]',
    '[visitors call|the in-laws call|{my} friends call] and say they are [ten minutes away|at the junction|already on the road], and [there is nothing on the fire|the kitchen is empty|even the gas is finished]',
    '{I} [close late|come home tired|get home after traffic], and [nobody has the strength to cook|the whole house is hungry|the children are looking at {me}]',
  ],
  tips: [
    [
      'what should I say when I order',
      '[Say|Send|Write] [how many plates|how many people will eat], [the place|your address] and [the time|the hour], [all in one message|in the first message], so that [nobody has to call back|nothing is left out].',
    ],
    [
      'how early should I order',
      '[For lunch|For the office|For a group], order [early in the morning|the evening before|before the kitchen gets busy], because [good food takes time|a pot cannot be rushed|noon is when everybody calls].',
    ],
    [
      'what about pepper',
      '[If you do not take pepper|If pepper is not for you|If a child will eat it], [say so|mention it] [when you order|before it is cooked], [not when the plate is open|because nobody can take pepper out later].',
    ],
    [
      'how do I plan for a party',
      'For a party, [count the heads|count your guests], [and then add a few|and then add one in ten], because [somebody always brings a friend|there is always an extra mouth|visitors never come alone].',
    ],
    [
      'how do I keep it fresh',
      '[Open|Take off] the lid [when it arrives|as soon as it comes], [let the steam go|let it cool a little], and [put the rest in the fridge|keep what remains in the fridge] [the same evening|before you sleep].',
    ],
    [
      'how do I warm it again',
      'To [warm it|heat it] again, [use a low fire|go slowly], [add a spoon of water|cover it], and [stir once or twice|warm only what you will eat].',
    ],
    [
      'what about the delivery fee',
      'Ask for the delivery fee [to your area|to your address] [first|before you order], so that [the total is no surprise|you know the full amount].',
    ],
    [
      'how do I order for the office',
      'At the office, [one person should collect the orders|put one person in charge|make one list], [pay once|send everything at once], and [write each name beside the meal|put a name beside each order].',
    ],
    [
      'what should I have ready',
      '[Keep your phone on|Keep your phone near|Do not put your phone on silent] [when food is on the way|while you wait], [so the rider finds you|because the rider will call|or your lunch will tour the area].',
    ],
    [
      'can I order for somebody else',
      'Food is a fine [gift|way to say thank you|way to say sorry]: [send the other person’s number|give the number of the one who receives it], and [say who it is from|add a short note].',
    ],
    [
      'what do I tell a caterer',
      '[Agree|Write down] [the menu|every dish], [the number of plates|the number of people] and [the serving time|the hour when the food should arrive] [before any money moves|before you pay].',
    ],
  ],
  fits: {
    'what should I say when I order': /rice|jollof|soup|meal|food|plate|cater|lunch|kitchen|restaurant|amala|chops/iu,
    'how early should I order': /rice|jollof|soup|meal|food|plate|cater|lunch|kitchen|restaurant|amala|cake|chops/iu,
    'what about pepper':
      /rice|jollof|soup|stew|meal|food|amala|beans|chicken|kitchen|restaurant|cater|suya|shawarma|fish|meat(?! ?pie)|chops/iu,
    'how do I keep it fresh': /rice|jollof|soup|stew|meal|food|amala|beans|kitchen|cater|plate/iu,
    'how do I warm it again': /rice|jollof|soup|stew|meal|food|amala|beans|kitchen|plate/iu,
    'what do I tell a caterer': /cater|part(?:y|ies)|event|wedding|chops|cake/iu,
    'how do I plan for a party': /cater|part(?:y|ies)|event|wedding|chops|cake|rice|drink|zobo/iu,
    'how do I order for the office': /rice|jollof|soup|meal|food|lunch|office|plate|shawarma|kitchen|chops/iu,
    'what should I have ready': /deliver|dispatch|order|pick/iu,
    'what about the delivery fee': /deliver|order|dispatch|send/iu,
    '|pot': /rice|jollof|soup|stew|beans|yam|plate|cook|restaurant|kitchen|buka|pepper/iu,
    '|spoon': /rice|jollof|soup|stew|beans|plate|cook|restaurant|kitchen|buka|parfait|salad/iu,
    '|lunch': /rice|jollof|soup|stew|meal|food|amala|beans|plate|lunch|restaurant|kitchen|shawarma|buka/iu,
    '|lid ': /rice|jollof|soup|stew|food|amala|beans|kitchen|cater|pot\b/iu,
    '|cook': /rice|jollof|soup|stew|meal|food|amala|beans|plate|restaurant|kitchen|buka|chicken|night/iu,
  },
  jokes: [
    '[My spoon|My plate|My stomach] heard [the word food|what we are talking about|somebody say “eat”] and [got dressed before me|is waiting at the door|has cancelled other plans].',
    '[When the smell gets to your street|When you open the pack|When you carry this to the office], [your neighbour will suddenly remember your birthday|everybody will start to call you boss|your diet will look the other way|everybody will greet you well].',
  ],
  shots: [
    'Film {film} [steaming|being served|being turned|on the plate] [close up|from the side|from above], [with the sound on|slowly|ten seconds].',
    'Film [the first bite|a hand that takes the first piece|a face that tastes it] [from near|from the side], [for five seconds|in one take|ten seconds].',
    'Film [the pot at work|a spoon in the pot|hands that pack it] [from above|over the shoulder|close up], [steam against the light|with the sound on|five seconds].',
    'Film [the packed order|the pack being closed|the pack changing hands] [at the door|on the table|from near], [five seconds|in one take|label to the front].',
  ],
}
