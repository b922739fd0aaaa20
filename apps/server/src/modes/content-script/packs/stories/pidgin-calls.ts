import type { Story } from './story.ts'

export const invited: Story = {
  before: [
    [
      '[From Monday to Saturday na work, dat day I just wan sleep|My body tire, I dey plan to lie down dat day|Dat day na di only day wey my pillow see me well].',
      '[I know, body no be iron|Rest good, but good company dey rest person too|Sleep small for night, no sleep dat day]. [You go carry better mind go house|Bed go still dey when you come back|When you see who come, tiredness go run].',
    ],
    [
      '[I no know anybody there, I no want sit down for corner|I be new person for dis side|I dey shy where people plenty].',
      '[You go know somebody before you sit down|Everybody be new person one day|Come, greeting no dey finish for here]. [Sit down near person wey dey smile|Tell us your name for door|One greeting don do, di rest go follow].',
    ],
    [
      '[Last time I go one programme, e start two hours late|I fear “African time”, my day go spoil|One programme don waste my whole day before].',
      '[I hear you, time na life|Sorry, dat one dey pain|You talk true, late dey kill joy]. [You come early, so we go start with you|If all of us come on time, nobody go wait|Come with your watch, make we see].',
    ],
  ],
  among: [
    [
      '[I fit carry my pikin dem come?|My mama old, she fit come too?|My friend no be member, e fit follow me?]',
      '[Come with all your people|Nobody dey count head for door|Who follow you na our visitor too]. [Just come small early, make seat reach|Tell us how many, make we arrange|Hold dem for hand, crowd dey].',
    ],
    [
      '[Wetin person go wear come?|I no get new cloth for dat day.|My shoe don tire, people go look me.]',
      '[Clean cloth don do, nobody dey mark cloth|Come as you be, na you we call, no be your cloth|Wear wetin you get, carry smile join]. [For dat day na face people go remember|Cloth no dey clap, na hand dey clap|Your coming na di fine cloth].',
    ],
    [
      '[Things hard now, I no get mind for gathering|My mind heavy dis month|Plenty thing dey my head, I no wan pretend].',
      '[Na dat kind mind suppose come out|No pretend, come like dat|When mind heavy, no stay alone]. [One word fit carry load comot for your head|Somebody there don pass di same road|You no go go house as you come].',
    ],
  ],
  after: [
    [
      '[Make I call my sister now, she go like am|I go send am for our family group|My neighbour must hear dis one].',
      '[Call am now, before gist cool|Send am, add your own voice|Tell am say you dey come too]. [Two people no dey miss road|Invitation wey you carry by hand dey sweet|Person dey come when person call am].',
    ],
    [
      '[I don put am for my phone, alarm go shout|I don mark di date for wall|Nothing go take dat day again].',
      '[Correct, guard am well|Good, if work call, tell am no|Now your own seat don dey wait]. [Iron cloth di night before|Sleep early dat night|Fill fuel or keep transport].',
    ],
    [
      '[So na true, nobody go look me anyhow|You don remove di excuse for my mouth|I no get reason to stay house again].',
      '[Excuse don finish, joy remain|Dat one sweet me|Just enter, we go do di rest]. [I dey look door for you|Come find me when you reach|Your smile go answer for you].',
    ],
  ],
}

export const given: Story = {
  before: [
    [
      '[My own pocket dey cry too|Month never end, my own money small|I no be rich person, wetin I fit give].',
      '[Nobody ask you to give wetin you no get|Small from small pocket dey heavy for God hand|E no be about size, na about hand]. [Even one kind word dey count|Give wetin no go pain your house|If money no dey, share am give person wey get].',
    ],
    [
      '[I don give before, I no hear wetin dem use am do|People dey collect help, story dey end there|I dey fear where di money dey go].',
      '[You get right to ask|Good, ask before you give|I no blame you, trust na something]. [Ask me wetin di help go do, I go answer|If answer no clear, hold your money|Come look am with your own eye].',
    ],
    [
      '[Everybody dey ask for help nowadays|Every day one message dey ask for help|I see dis kind thing, my hand don tire].',
      '[True, need don plenty|I know, heart dey tire too|You no fit help everybody, nobody fit]. [Pick one, help dat one well|Do your own part, leave di rest for others|One person wey you help no go call am small].',
    ],
  ],
  among: [
    [
      '[I no get money now, but I get time|I get cloth for house wey nobody dey wear|I fit cook, I fit drive, I fit carry load].',
      '[Time na money too, bring am|Dat one na help, no despise am|Hand dey useful pass mouth]. [Tell us which day you free|Check with us first, so nothing waste|Talk wetin you sabi do].',
    ],
    [
      '[I want my pikin dem learn to give|My pikin ask me why people dey suffer|For my house everybody dey think only about imself].',
      '[Let dem put dia own small join|Carry dem follow body|Pikin dey do wetin e see]. [E go stay for dia mind|Ask dem who dem wan help|Dat lesson no dey for school book].',
    ],
    [
      '[Somebody help my mama one time, I never forget|I too don need help before|If person no help me dat year, I for no stand].',
      '[Now you fit pass am on|Na so help dey waka from hand to hand|You know how e dey feel]. [Do for another person wetin dem do for you|No wait till you get plenty|Remember dat face, then give].',
    ],
  ],
  after: [
    [
      '[Make I tell my friends, all of us go join|I go drop am for our group|For office, plenty of us fit join hand].',
      '[Ten small hand dey lift big load|Good, tell dem today|Many hand, light work]. [Gather am together, bring am together|Start with your own, dem go follow|Write who join, so nobody forget].',
    ],
    [
      '[My own small, but I go give am with clean heart|Make I no wait till I get plenty|I go do my own today].',
      '[God go bless dat hand|Thank you, e no small for here|Heart na di biggest part]. [May your own pocket no dry|You don do pass talk|Somebody go sleep well because of you].',
    ],
    [
      '[Now I understand am|I know wetin di help go do now|You answer me well, my mind clear].',
      '[Thank you say you ask|Na so trust dey grow|I happy say e clear]. [Tell another person as you hear am|Ask again any time|Our door dey open].',
    ],
  ],
}
