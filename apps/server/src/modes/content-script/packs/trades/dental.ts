import type { TradePack } from './trade-pack.ts'

export const dental: TradePack = {
  film: 'the dental chair and a smile',
  cases: [
    '{I} [have chewed on one side|have drunk cold water with one eye closed] [for weeks|since last month], and [{I} still tell everybody it is nothing|salt water is doing overtime|at night the tooth reminds {me}]',
    '[somebody says “smile” for a picture|it is time for the group picture], and [{I} close {my} lips|{my} hand goes to {my} mouth|{I} stand at the back]',
    '{I} [remember the dentist|think of the dentist] [only when something hurts|once in five years], and [by then the small hole has grown|by then the small problem is a big one|even then fear keeps {me} at the gate]',
  ],
  tips: [
    [
      'how often should I come',
      'For most people, a check-up [twice a year|every six months] is [enough|a good habit], [even when nothing hurts|also when there is no pain]. [A small hole is a short visit|A small hole is quickly treated], [a big one takes longer|a big one can take the whole morning].',
    ],
    [
      'how do I brush well',
      'Brush for [two minutes|the length of one song], [morning and night|after breakfast and before bed], [with a soft brush|in small circles]. [Hard scrubbing hurts the gum|Too much force can wound the gum], so [go gently|take your time].',
    ],
    [
      'when do I change my brush',
      'Change your brush [every three months|when the bristles begin to bend]. [A worn brush cleans badly|A tired brush leaves dirt behind], [however long you brush|even if you brush twice a day].',
    ],
    [
      'what of children',
      'Bring a child [before anything hurts|when all is well], [just to sit in the chair|to count teeth and go home]. [A first visit without fear|That first calm visit] [makes the next one easier|is remembered for long].',
    ],
    [
      'why does my gum bleed',
      'If your gum bleeds [often|when you brush], [keep brushing gently|do not ignore it] and [let the dentist look at it early|have it checked soon], because [early trouble is easier to treat|gum trouble starts small].',
    ],
    [
      'what about sweet things',
      '[Sweet drinks and biscuits|Minerals and sweets] hurt the teeth more when you take them [all day|bit by bit], so [take them with food|have them in one go] and [rinse with water after|drink water after].',
    ],
    [
      'do toothpicks help',
      'Toothpicks can [wound the gum|push food deeper], so [use floss|clean between the teeth with floss], [once a day|before bed], and [go slowly at first|be gentle with it].',
    ],
    [
      'what should I tell the dentist',
      'Tell the dentist [which medicines you take|about pressure, sugar or pregnancy], [before the treatment starts|at the start of the visit]. [It can change what they use|They plan the treatment with it].',
    ],
    [
      'what does scaling do',
      'Scaling takes off [the hard layer that a brush cannot remove|the hard deposits your brush leaves behind]. [It is not for beauty only|It does more than improve the colour], [the gum needs it too|it also helps the gum].',
    ],
    [
      'what if a tooth breaks',
      'If a tooth breaks [in play|by accident], keep the piece [in milk|wet] and [see a dentist the same day|go to the dentist at once]. Do not [scrub it|wrap it in dry tissue], [time matters|minutes count].',
    ],
  ],
  fits: {
    'what of children': /child|kid|famil|school|bab/iu,
    'what does scaling do': /scal|polish|clean|whiten/iu,
  },
  jokes: [
    '[My toothbrush|My left molar|The sweet in my pocket] [heard the word dentist|saw the date of the check-up] and [asked for leave|started to behave|went quiet] [at once|all of a sudden].',
    '[If you smile with your lips only|If you always offer to hold the camera|If you chew suya on one side only], [we see you|we know why|the chair is waiting for you].',
  ],
  shots: [
    'Film [the chair ready|the light being pulled down|clean tools on a tray], [from the side|from near], [five seconds|slowly].',
    'Film [a greeting at the desk|a smile|hands putting on gloves], [with permission|from near], [in soft light|in one take].',
    'Film [a brush in small circles on a model|a glass of water and a brush|a child who counts teeth in a mirror], [from near|from above], [ten seconds|with the sound on].',
    'Take [one picture of the sign|one picture of the room|one picture of the team], [in daylight|with straight lines|for the cover].',
  ],
}
