import type { TradePack } from './trade-pack.ts'

export const catering: TradePack = {
  film: 'the food being served',
  cases: [
    'the [hall is full|canopy is full], [the MC has said “item seven”|people have danced], and [the rice finishes at table four|the relations at the back see only empty coolers|the meat has disappeared before it reached the hall]',
    'the day is [three weeks away|next month], everybody in the family [has a caterer|has an aunty who cooks], and [nobody has asked how many will eat|no two lists agree|{I} do not know whom to trust with the pots]',
    '{I} [eat at somebody’s party|hear there is a buffet], and [the rice is cold and the soup is water|people talk about the food, not the couple|guests stop for suya on the way home]',
  ],
  tips: [
    [
      'how many plates do I plan',
      'Count the invitations, then [add one in five|add twenty in a hundred]. [People come with people|One card brings two|The band also eats].',
    ],
    [
      'how do I use a tasting',
      'At a tasting, bring [one honest person|the person who will pay], taste [the rice when it has cooled|soup and meat separately], and [write down what to change|say at once what you miss]. [Guests eat it an hour later|A party plate waits].',
    ],
    [
      'which menu',
      'Choose [three things done well|few dishes, and enough of them], with [one dish for the elders|one small surprise]. [Rice, one swallow, one soup and small chops|The dishes people know] cover most tables.',
    ],
    [
      'when do they serve',
      'Agree on [the hour of the first plate|when serving starts], and [who gives the sign|which tables come first]. [Elders first, then the back|The back of the hall should not always be last].',
    ],
    [
      'who watches the pots',
      'Put [one person you trust|a calm cousin] [near the coolers|at the serving point], [with a list of tables|with the number of plates]. [Food has legs at parties|Takeaway packs start early].',
    ],
    [
      'what about the venue',
      'Tell the caterer [if there is water and light at the place|how far the kitchen is from the tables], and [where a truck can stand|if fire is allowed]. [A hall without water changes the plan|Three flights of stairs change the plan].',
    ],
    [
      'when do I pay',
      'Tie the money to [the date and the menu on paper|a written list], agree on when the rest is due, and write down who brings it. [A party morning is not for accounts|Nobody should look for you on the dance floor].',
    ],
    [
      'what happens with what is left',
      '[Before the day|When you book], agree on who takes the rest, and [bring your own bowls|name one person for it]. [It is your food|You paid for it], and it can feed the helpers too.',
    ],
  ],
  fits: {
    'how do I use a tasting': /tast/iu,
    'when do I pay': /deposit|%|balance|pay/iu,
    '|the couple': /wedding|bride|couple|marriage|part(?:y|ies)|event|traditional/iu,
  },
  jokes: [
    '[My uncle with two plates|The aunty with nylon in her bag|The one who says “I am only tasting”] [knows this menu|is already dressed|has asked for the address]: [greet them for us|give them table one].',
    '[When item seven is announced|Once the coolers open|If the band stops playing to eat], [the shy ones run first|nobody remembers the speech|even the photographer drops the camera].',
  ],
  shots: [
    'Film {film} [from the spoon to the plate|along the line|with steam], [from the side|from above], [with the sound on|in one take].',
    'Film [the pots before the guests come|hands that set the line|a lid that opens], [wide|from near], [early, without people|ten seconds].',
    'Film [a guest who takes the first bite|a table that laughs|an elder who tastes], [from the side|from a few steps away], [with permission|and wait for the smile].',
    'Take [one picture of the full line|one picture of one plate|one picture of the team in uniform], [for the cover|in daylight|from above].',
  ],
}
