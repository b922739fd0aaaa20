import type { TradePack } from './trade-pack.ts'

export const eyes: TradePack = {
  film: 'the frames on the table',
  cases: [
    '{I} [hold the menu at arm’s length|push the phone away to read it], and [{my} arm is no longer long enough|somebody else reads it for {me}|{I} say the light is bad]',
    '{I} [wave at somebody across the road|greet the wrong person], [it is not who {I} thought|they look behind them], and [{I} blame the sun|that is the third time this week|the bus number is also a guess]',
    '{I} [look at a screen the whole day|close the laptop at six], and [the eyes burn like pepper|the head follows {me} home|the letters are still dancing]',
  ],
  tips: [
    [
      'how often do I test my eyes',
      'Let your eyes be tested [once a year|every year or two], [also when you see well|and sooner if you have sugar or pressure]. [Some eye troubles take sight without pain|The quiet ones do not knock], [a test finds them early|so look before they do].',
    ],
    [
      'how do I choose a frame',
      'Choose a frame that [does not slide when you look down|sits on the nose, not on the cheeks]. [Smile with it on|Shake your head once]: [if it lifts or pinches, take another|you will wear it twelve hours].',
    ],
    [
      'can I take a friend’s glasses',
      'Do not borrow [a friend’s glasses|what helped your uncle]. [Two eyes are rarely the same|Your numbers are your own], [headache is the rent you pay|a test is quick].',
    ],
    [
      'how do I clean them',
      'Wash them [with water and a drop of soap|under the tap], and dry with [a soft cloth|the cloth that came with them], [never the shirt|not the wrapper]. [Dust on cloth is sandpaper|Shirts scratch], [slowly|you will see].',
    ],
    [
      'how do I rest my eyes',
      'Every twenty minutes, look [at something far|out of the window] for [twenty seconds|the length of a breath or two], and [blink|close them once]. [The eye is a muscle too|Screens make us forget to blink], [it costs nothing].',
    ],
    [
      'what of children',
      'Watch a child who [sits near the TV|holds the book to the nose|copies from a neighbour]. [They do not know that others see better|Children do not complain], [test before you blame|it may not be the brain].',
    ],
    [
      'how do I get used to new lenses',
      'Give new lenses [some days|a week], [at home first|before you drive with them]. If [the floor moves|your head hurts] after that, [go back with them|let them be checked], [do not leave them in a drawer|that is why you keep the paper].',
    ],
    [
      'what should I bring',
      'Bring [your old glasses|the old numbers], and say [what you do all day|if you drive, sew or read]. [A tailor and a driver need different things|Distance decides the lens], [so tell them|it takes a minute].',
    ],
    [
      'who should come first',
      'If you are [over forty|diabetic] or [somebody at home lost sight|there is glaucoma in the family], [come first|do not wait]. [What is lost does not come back|Early is everything there], [a drop a day can hold it].',
    ],
  ],
  jokes: [
    '[My phone|The small print|The menu] [has been whispering to me|thinks I am far|moved closer by itself], [since last year|we need to talk|I pretend to read].',
    '[If you greet a signboard|When you enter the wrong bus with confidence|If you thread a needle by prayer], [come and see us|it is not the devil|it is only a number], [no shame].',
  ],
  shots: [
    'Film {film} [in a row|from the side|through one lens], [in daylight|slowly], [from near|five seconds].',
    'Film [a face that tries one on|letters that become sharp|a hand that cleans a lens], [from near|over the shoulder], [in one take|and wait for the smile].',
    'Film [the test chart|the machine from the side|the wall of frames], [from a few steps away|wide], [with permission|ten seconds].',
    'Take [one picture of three face shapes with three frames|one picture of the case and cloth|one picture of the sign], [in daylight|for the cover].',
  ],
}
