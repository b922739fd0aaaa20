import type { TradePack } from './trade-pack.ts'

export const dental: TradePack = {
  film: 'the dental chair and a smile',
  cases: [
    '{I} [chew on one side|drink cold water with one eye closed], [for weeks|since last month], and [{I} tell everybody it is nothing|salt water is doing overtime|at night it reminds {me}]',
    '[somebody says “smile” for a picture|it is time for the group picture], and [{I} close {my} lips|{my} hand goes to {my} mouth|{I} stand at the back]',
    '{I} [remember the dentist|think of the dentist] [only when something hurts|once in five years], and [the small hole is no more small|the small thing has grown|fear keeps {me} at the gate]',
  ],
  tips: [
    [
      'how often should I come',
      'Twice a year is [a good habit|enough for most people], [even when nothing hurts|pain or no pain]. [A small hole is a short visit|What is small is quick], [a big one is a long story|a big one takes the whole morning].',
    ],
    [
      'how do I brush well',
      'Brush [two minutes|for the length of one song], [morning and night|and never skip the night], [with a soft brush|in small circles]. [Hard scrubbing hurts the gum|Force is not cleanliness], [gently|believe it].',
    ],
    [
      'when do I change my brush',
      'Change your brush [every three months|when the hairs begin to lie down]. [An old brush only tickles|A tired brush cleans nothing], [however long you brush|and it costs less than a filling].',
    ],
    [
      'what of children',
      'Bring a child [before anything hurts|when all is well], [just to sit in the chair|to count teeth and go home]. [A first visit without fear|That first calm visit] [stays for life|is the best gift to their teeth].',
    ],
    [
      'why does my gum bleed',
      'If the gum [bleeds when you brush|bleeds often], do not [stop brushing|ignore it]. [Have it looked at|Let somebody look at it], early is easy.',
    ],
    [
      'what about sweet things',
      '[Minerals, biscuits and gum|Sweet drinks all day] are [worse sipped slowly|worse than one piece of cake at once]. Take them [with food|in one go], and [rinse with water after|drink water after].',
    ],
    [
      'do toothpicks help',
      'Toothpicks [push and wound|open the gap]. Use [floss|a thread made for it] [before bed|once a day], [slowly at first|you will see what the brush left behind].',
    ],
    [
      'what should I tell the dentist',
      'Tell the dentist [what medicine you take|about pressure, sugar or pregnancy], [before you lie back|at the start]. [It changes what they may use|They plan with it], [so say all|no secret there].',
    ],
    [
      'what does scaling do',
      'Scaling takes off [what the brush cannot|the hard part that holds on]. [It is not for beauty only|More than the colour], [the gum breathes again|the gum can hold the tooth better].',
    ],
    [
      'what if a tooth breaks',
      'If a tooth [breaks|falls out] [in play|by accident], keep it [in milk|wet] and [go the same day|go at once]. Do not [scrub it|wrap it dry in tissue], [time matters|minutes count].',
    ],
  ],
  fits: {
    'what of children': /child|kid|famil|school|bab/iu,
    'what does scaling do': /scal|polish|clean|whiten/iu,
  },
  jokes: [
    '[My toothbrush|My left molar|The sweet in my pocket] [heard the word dentist|saw the date] and [asked for leave|started to behave|went quiet], [since morning|like a good child].',
    '[If your smile is only with the lips|When “cheese” makes you say “no, thank you”|If you chew suya on one side only], [we see you|we know|the chair is waiting for you].',
  ],
  shots: [
    'Film [the chair ready|the light being pulled down|clean tools on a tray], [from the side|from near], [five seconds|slowly].',
    'Film [a greeting at the desk|a smile before and after|hands putting on gloves], [with permission|from near], [in soft light|in one take].',
    'Film [a brush in small circles on a model|a glass of water and a brush|a child who counts teeth in a mirror], [from near|from above], [ten seconds|with the sound on].',
    'Take [one picture of the sign|one picture of the room|one picture of the team], [in daylight|straight lines|for the cover].',
  ],
}
