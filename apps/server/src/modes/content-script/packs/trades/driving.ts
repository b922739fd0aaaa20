import type { TradePack } from './trade-pack.ts'

export const driving: TradePack = {
  film: 'the car and the learner',
  cases: [
    '{I} [want to drive|have wanted to drive for years], the [car of the family stands in the compound|key hangs on the wall], and [every trip still begins with a bus|{I} still wait for somebody to drive {me}|nobody has the patience to teach {me}]',
    '{I} [sit behind the wheel|touch the steering] for the first time, [somebody shouts|a horn blows], and [the car jumps|{my} leg shakes on the clutch|{I} come down and say “another day”]',
  ],
  tips: [
    [
      'what if I am afraid',
      'If you are afraid, [tell the instructor on the first day|say it before you start]. [Begin on a quiet road|Start where there is no traffic], and [let the busy roads come later|go on the main road when your hands are calm].',
    ],
    [
      'how do I practise at home',
      'At home, sit [in a parked car|on a chair] for [five|ten] minutes and go through the steps: [mirror, signal, brake|seat, mirrors, belt], [slowly|in that order], until [your hands do it alone|you no longer need to think].',
    ],
    [
      'what do I wear',
      'Wear [flat shoes with a thin sole|shoes that you can feel the pedals through], [no slippers and no heels|not slippers], and [choose clothes in which you can turn your shoulders|take your glasses along if you use them].',
    ],
    [
      'automatic or manual',
      '[Learn manual if the car you will drive has a clutch|If the car you will drive has a clutch, learn manual], and automatic if it has [none|no clutch]. Manual [takes more practice|is harder at first], but [it lets you drive both|after it you can drive both].',
    ],
    [
      'how do I keep what I learn',
      'After each lesson, write down [one thing that went well and one that did not|the one mistake you made twice]. [Start the next lesson with it|Show it to the instructor next time], and [you will see yourself improve|go through it before the engine starts].',
    ],
    [
      'what if I make mistakes',
      'When you make a mistake, [breathe, look in the mirror and start again|start again and do not hurry]. [Every driver you see has made it too|Each driver on the road has been there], [also the one behind you|even the one who blows the horn].',
    ],
    [
      'how do I fit it into my week',
      'Choose [the same hour on the same days|a fixed hour], [when you are not tired|before work or after it]. [Short and regular lessons stay in the hands|A lesson missed is felt in the next one], [so tell people at home|so protect that hour].',
    ],
    [
      'when can I go alone',
      'Once you have your licence, go alone when you can [park|turn] without help [and nobody has to remind you of the mirror|three times in a row]. [Let your first trips be short|Start with a road you know], [in daylight|when there is little traffic].',
    ],
  ],
  jokes: [
    '[My uncle’s clutch|The flower pot at the gate|Our gateman] [still remembers my first lesson|asked for leave when I started to learn|has seen me reverse], [and has not recovered yet|and we are friends again now].',
    '[Everybody in the back seat|My mother in the passenger seat|That uncle without a licence] [is a driving teacher|has an invisible brake pedal], [and is louder than the horn|and nobody asked].',
  ],
  shots: [
    'Film [hands on the steering wheel|a foot on the pedal|the mirror being set|the key being turned], [from near|from the side|from the back seat].',
    'Film [the car as it starts slowly|the car as it parks between two lines|the learner as they fasten the belt], [from outside|from a few steps away].',
    'Film [the learner and the instructor side by side|the instructor as he points at the road|a smile after the lesson], [through the windscreen|from the back seat|in daylight].',
  ],
}
