import type { TradePack } from './trade-pack.ts'

export const fragrance: TradePack = {
  film: 'the bottle',
  cases: [
    '{I} [leave the house smelling fine|spray before the mirror], [and by noon|and before the meeting], [it is gone|the sun has taken everything|nobody could tell]',
    '{I} [enter the bus|hug somebody], and [{I} hope it is not {me}|the whole bus knows who did not rest|{I} keep {my} arms down]',
    '{I} [like a scent on a friend|buy what everybody buys], and [on {my} own skin it is another story|half of the office smells the same|it gives {me} a headache]',
  ],
  tips: [
    [
      'where do I put it',
      'Put it where [the pulse is|the skin is warm]: [wrist, neck, behind the ear|neck, chest, inside of the elbow]. [Warm skin sends it out|It rises slowly from there], [a little is enough|two touches will do].',
    ],
    [
      'how do I make it last',
      'Put it on [after the bath|on skin that is a little moist], [with cream or oil under it|over a simple cream]. [Dry skin drinks it|A dry skin lets it go], [that is the secret|and it is gone by noon].',
    ],
    [
      'should I rub my wrists',
      'Do not [rub the wrists together|rub it in]. [Press and leave it|Let it dry by itself], [rubbing breaks the first notes|the heat of rubbing changes it].',
    ],
    [
      'how do I choose a scent',
      'Try a scent [on your own skin|on your wrist], [walk with it for an hour|go outside with it], and [then decide|smell again]. [The first minute lies|What stays is what you buy], [so be patient|give it time].',
    ],
    [
      'how many can I test at once',
      'Test [two, not ten|two or three at most]. [After three the nose is tired|The nose gets confused], [smell your own sleeve in between|step out for air].',
    ],
    [
      'what is for day and what for night',
      'For the day, take something [light|fresh], [citrus or clean musk|that does not enter before you]. For the night, [oud and amber can speak|deeper ones have space], [that is their hour|in cool air].',
    ],
    [
      'oil or spray',
      'Oil [stays close to the skin|speaks softly and long], spray [goes ahead of you|opens louder]. [Many people use both|You can layer them]: [oil under, spray on top|oil first].',
    ],
    [
      'how do I keep the bottle',
      'Keep the bottle [away from the sun|in a drawer], [not in the car|not in the bathroom], [closed well|standing up]. [Heat is what spoils it|Light changes it], [more than time|quietly].',
    ],
    [
      'what about clothes',
      'On white clothes [be careful|test inside the seam first]. [Oil leaves a mark|Some oils stain], [so skin first|put it on before you dress].',
    ],
    [
      'how do I burn incense',
      'With incense, [let the charcoal turn grey first|start with a small piece], [open one window|keep it away from curtains], and [let clothes hang near, not over it|carry it through the room slowly].',
    ],
    [
      'how do I choose a gift',
      'For a gift, find out what the person wears now, and [stay near that|choose the same family]. [When in doubt, take something clean and soft|Strong scents are a private matter], [nobody refuses that|safe is also love].',
    ],
    [
      'how much is too much',
      'If people [know you are coming|still smell you after you left], it is [too much|one touch too many]. [Let them come close to notice|A scent should be discovered], [not announced|that is class].',
    ],
  ],
  fits: {
    'how do I burn incense': /incense|turare|bakhoor|bukhoor|burner|khumra/iu,
    'oil or spray': /oil|spray|attar/iu,
    'what about clothes': /oil|attar|khumra/iu,
  },
  jokes: [
    '[My shirt|The gateman|The danfo conductor] [asked who this is|greeted me first today|gave me change without a fight], [it must be the scent|we are still investigating|I only walked past].',
    '[If they ask for your account number|When people hug you twice|If somebody follows you to the junction] after this, [stay humble|do not explain|blame the bottle], [it happens|small thing].',
  ],
  shots: [
    'Film {film} [being opened|turning slowly|against the light], [from near|from the side], [in soft light|five seconds].',
    'Film [a drop on a wrist|a touch behind the ear|a hand that closes the cap], [close up|over the shoulder], [slowly|in one take].',
    'Film [a face that smells it|two friends who smell a wrist|smoke that rises], [from the side|from near], [and wait for the smile|against a dark wall].',
    'Take [one picture of all bottles in a row|one picture of one bottle on cloth|one picture of a bottle beside a hand], [in daylight|for the cover|with the label in front].',
  ],
}
