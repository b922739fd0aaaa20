import type { TradePack } from './trade-pack.ts'

export const eyes: TradePack = {
  film: 'the frames on the table',
  cases: [
    '{I} [hold the menu at arm’s length|push the phone away to read it], and [{my} arm is no longer long enough|somebody else reads it for {me}|{I} say the light is bad]',
    '{I} [wave at somebody across the road|greet somebody by the wrong name], [it is not who {I} thought|they look behind them], and [{I} blame the sun|that is the third time this week|the bus number is also a guess]',
    '{I} [look at a screen the whole day|close the laptop at six], and [the eyes burn like pepper|the headache follows {me} home|the letters are still dancing]',
  ],
  tips: [
    [
      'how often do I test my eyes',
      'Have your eyes tested [once a year|every year or two], [also when you see well|and sooner if you have sugar or pressure]. [Some eye troubles take sight without pain|Some eye troubles give no sign], and [a test finds them early|a test can show them].',
    ],
    [
      'how do I choose a frame',
      'Choose a frame that [does not slide when you look down|sits on the nose, not on the cheeks]. [Smile with it on|Shake your head once with it on]: if it [lifts|slides] or pinches, [take another|try the next one].',
    ],
    [
      'can I take a friend’s glasses',
      'Do not borrow [a friend’s glasses|the glasses that helped your uncle]. [Two people rarely need the same lens|Even your own two eyes may differ], and [the wrong lens can give you a headache|a test shows what you need].',
    ],
    [
      'how do I clean them',
      'Wash your glasses [with water and a drop of soap|under the tap], and dry them with [a soft cloth|the cloth that came with them], [never with your shirt|not with a wrapper], because [dust on a dry cloth scratches|rough cloth scratches the lens].',
    ],
    [
      'how do I rest my eyes',
      'Every twenty minutes, look [at something far|out of the window] for [twenty seconds|two or three breaths], and [blink a few times|close your eyes once], because [near work makes the eyes tired|we forget to blink at a screen].',
    ],
    [
      'what of children',
      'If a child [sits close to the TV|holds the book to the nose|copies from a neighbour], [have the eyes tested|test the eyes before you scold], because [children do not know that others see better|a child seldom complains].',
    ],
    [
      'how do I get used to new lenses',
      'Give new lenses [some days|a week], [at home first|before you drive with them]. If [the floor still seems to move|your head still hurts] after that, [go back with them|have them checked], and [do not leave them in a drawer|take the paper along].',
    ],
    [
      'what should I bring',
      'Bring [your old glasses|your last prescription], and say [what you do all day|if you drive, sew or read], because [a tailor and a driver need different lenses|distance decides the lens].',
    ],
    [
      'who should come first',
      'If [you are over forty|you have diabetes|there is glaucoma in the family|somebody at home has lost sight], [have your eyes tested soon|do not wait for a sign], because [some lost sight does not come back|it is best found early].',
    ],
  ],
  jokes: [
    '[My phone|The small print|The menu] [has been whispering to me|thinks I am far away|has moved closer by itself], [so we need to talk|and I pretend to read|and I blame the light].',
    '[If you have greeted a signboard|If you enter the wrong bus with confidence|If you thread a needle by prayer], [it is not the devil|it is only a number|do not blame the light], [so have a test|and there is no shame in it].',
  ],
  shots: [
    'Film {film} [in a row|from the side|through one lens], [in daylight|slowly], [from near|five seconds].',
    'Film [a face that tries one on|letters that become sharp|a hand that cleans a lens], [from near|over the shoulder], [in one take|for five seconds].',
    'Film [the test chart|the machine from the side|the wall of frames], [from a few steps away|wide], [with permission|ten seconds].',
    'Take [one picture of three face shapes with three frames|one picture of the case and cloth|one picture of the sign], [in daylight|for the cover].',
  ],
}
