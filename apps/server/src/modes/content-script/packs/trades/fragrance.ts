import type { TradePack } from './trade-pack.ts'

export const fragrance: TradePack = {
  film: 'the bottle',
  cases: [
    '{I} [leave the house smelling fine|spray before the mirror], and [by noon|before the first meeting] [it is gone|the sun has taken everything|nobody can tell]',
    '{I} [enter the bus|hug somebody], and [{I} hope it is not {me}|{I} hold {my} breath|{I} keep {my} arms down]',
    '{I} [like a scent on a friend|buy what everybody buys], and [on {my} own skin it is another story|half of the street smells the same|it gives {me} a headache]',
  ],
  tips: [
    [
      'where do I put it',
      'Put it [where you feel the pulse|where the skin is warm]: [wrist, neck, behind the ear|neck, chest, inside of the elbow]. [Warm skin sends it out|It rises slowly from there], and [a little is enough|two touches will do].',
    ],
    [
      'how do I make it last',
      'Put it on [after the bath|while the skin is a little moist], [with cream under it|over a cream without scent], because [dry skin drinks it|it leaves dry skin faster].',
    ],
    [
      'should I rub my wrists',
      'Do not [rub your wrists together|rub it in], [press once and leave it|let it dry by itself], because [rubbing breaks the first notes|the heat of rubbing changes it].',
    ],
    [
      'how do I choose a scent',
      'Try a scent [on your own skin|on your wrist], [walk with it for an hour|go outside with it], and [then decide|smell it again], because [the first minute does not last|what stays is what you will wear].',
    ],
    [
      'how many can I test at once',
      'Test [two, not ten|two or three at most], and [smell your own sleeve in between|step out for air in between], because [after three the nose is tired|the nose gets confused].',
    ],
    [
      'what is for day and what for night',
      'For the day, take something [light|fresh], [like citrus or clean musk|that does not enter a room before you]. For the night, [try oud or amber|a deeper scent has space].',
    ],
    [
      'oil or spray',
      'Oil [stays close to the skin|speaks softly], and spray [goes ahead of you|opens louder]. [Many people use both|You can wear both]: [oil under, spray on top|oil first, then spray].',
    ],
    [
      'how do I keep the bottle',
      'Keep the bottle [away from the sun|in a drawer], [not in the car|not in the bathroom], [closed well|standing up], because [heat spoils it|light changes it].',
    ],
    [
      'what about clothes',
      'On white clothes, [be careful|test it inside the seam first], because [oil leaves a mark|some oils stain]. [It is safer on the skin|Put it on before you dress].',
    ],
    [
      'how do I burn incense',
      'With incense, [let the charcoal turn grey first|start with a small piece], [open one window|keep it away from curtains], and [hang clothes near it, not over it|carry it through the room slowly].',
    ],
    [
      'how do I choose a gift',
      'For a gift, find out what the person wears now, and [stay near that|choose something similar]. When in doubt, [take something clean and soft|choose a light one], because [strong scents are a private matter|few people refuse that].',
    ],
    [
      'how much is too much',
      'If people [smell you before they see you|still smell you after you have left], it is [too much|one touch too many]. [Let them come close to notice|A scent should be discovered], not announced.',
    ],
  ],
  fits: {
    'where do I put it': /perfum|scent|fragranc|oil|spray|attar|oud|cologne|khumra/iu,
    'should I rub my wrists': /perfum|scent|fragranc|oil|spray|attar|oud|cologne/iu,
    'how much is too much': /perfum|scent|fragranc|oil|spray|attar|oud|cologne|mist/iu,
    'how do I burn incense': /incense|turare|bakhoor|bukhoor|burner|khumra/iu,
    'oil or spray': /oil|spray|attar/iu,
    'what about clothes': /oil|attar|khumra/iu,
  },
  jokes: [
    '[My neighbour|The gateman|The danfo conductor] [asked who this is|greeted me first today|called me “sir” twice], [so it must be the scent|and I only walked past|and we are still investigating].',
    'If [people hug you twice|somebody follows you to the junction|strangers start to greet you] after this, [stay humble|do not explain|blame the bottle].',
  ],
  shots: [
    'Film {film} [being opened|turning slowly|against the light], [from near|from the side], [in soft light|five seconds].',
    'Film [a drop on a wrist|a touch behind the ear|a hand that closes the cap], [close up|over the shoulder], [slowly|in one take].',
    'Film [a face that smells it|two friends who smell a wrist|smoke that rises], [from the side|from near], [for five seconds|against a dark wall].',
    'Take [one picture of all bottles in a row|one picture of one bottle on cloth|one picture of a bottle beside a hand], [in daylight|for the cover|with the label in front].',
  ],
}
