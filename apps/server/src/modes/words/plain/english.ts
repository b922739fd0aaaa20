import type { Plain } from './plain.ts'

export const english: Plain = {
  hooks: {
    'Persuasive & Direct': [
      '[Here is what you need to know|All you need to know|The facts in short|Straight to the point|No long story|In plain words|The details that matter][|, in one place|, before you decide|, for today|, this week]:',
      '[Read|See|Check] [this|the details] before you [decide|spend|look elsewhere|ask around|go anywhere][|, it takes one minute|, please]:',
      '[Save this post|Keep this one|Keep the details|Screenshot this|Bookmark this]: [somebody will ask you|you will need it|you may need it soon|it is easier than searching later].',
    ],
    'Friendly & Casual': [
      '[Hello|Hi|Hey|Good day] [everyone|everybody|friends|family|good people|dear friends], [here is something for you|have a look at this|this one is for you|come and see this|this may be for you].',
      '[Hello|Hi|Hey|Good day] [there|our people|neighbours|dear people|lovely people], [here is something you may like|look what is here|this may be just what you need|see what is here for you].',
    ],
    'Humorous & Witty': [
      '[Breaking news|Public notice|Hot gist|Gist alert|Special announcement|Latest news]: [no politics, only this|no rumours, only facts|this one is not fake news|you heard it here first|this one will not waste your data|this one is useful].',
      '[Slow down your thumb|Hold that thumb|Scroll gently|Wait first|Reverse small|Stop there], [this is not another motivational quote|you nearly missed it|you almost passed it|the good part is here|this is not another dance video|we saw you scrolling].',
    ],
    'Urgent & Scarcity-driven': [
      '[Do not wait till|Do not leave it till|Please do not wait till|Why wait till] [the last minute|next week|tomorrow|another day|the day runs out|later], [read this now|look at this now|see it now|start here].',
      '[Read this now|See this now|Look at this now|Read this today|See this today|Stop and read this][|, please|, my people|, friends], [not later|not tomorrow|before the day ends|before you scroll on|before you forget]:',
    ],
    'Inspirational & Aspirational': [
      '[Big plans|Good things|Fine days|Good weeks|Happy days] [begin with one step|start small|deserve a good start|are made of small choices|begin with the right choice].',
      '[Something|One thing|Here is something|A little something|Here is one thing] worth [knowing|seeing|a minute of your day|a second look|your time] [today|this week|this season|this month|]:',
    ],
  },
  audiences: {
    'Gen Z': [
      '[No long talk|No stories|Zero drama|Quick gist|No cap|Quick one], [here is the gist|this one is for you|look at this|check this out][| now| real quick]:',
      '[If you know, you know|Save your data|Zero long talk|In one scroll|Before you scroll on|Short and sharp], [this one is for you|look at this|just read this|check this out]:',
    ],
    Millennials: [
      '[Between work, traffic and family|With a week this full|After a long week|Adulting is hard enough], [something useful|one search less|take the easy way|let this one be easy|here is some help]:',
      'One less thing to [search for|worry about|think about|ask around for|find out] [this week|this month|today|this weekend|after work|before the weekend]:',
    ],
    Professionals: [
      'For [busy people|people with full calendars|working people|people with a full week] who [like things done well|have no time to ask around|want a straight answer|plan ahead]:',
      '[For your break|For your lunch break|Between two meetings|Before your next meeting|Before closing time], [one useful thing|a one-minute read|something worth saving|a thing to settle today]:',
    ],
    Families: [
      '[For you and|One for you and|Something for you and|For you, and for|Good news for you and] [your people|your family|your household|your loved ones|everybody at home|the whole house][| today| this week]:',
      '[Mummies and daddies|Parents|Mums and dads|Dear parents|Dear families], [this one is for you|have a look at this|see this one|here is something for the house|look at this together]:',
    ],
    'Luxury Consumers': [
      'For [those who|people who|the few who] [know what they want|choose with care|like things done well|appreciate good things|have an eye for good things|value their time]:',
      '[Your time matters|Your time is precious|You value your time|Your time is not for noise], so [we will be brief|here are only the details|we kept it short|here it is in one place|only what matters]:',
    ],
  },
  calls: {
    come: [
      '[You are invited|You are warmly invited|You are specially invited|You are cordially invited|We are inviting you|You are heartily invited][|, and so are your people|, and so is your family|, and so are your friends|, and so is everybody you know|, you and your household][!|.]',
      '[Save the date|Mark your calendar|Keep the day free|Set a reminder|Make time for this][|, please|, my people|, dear friends]: [you are invited|you are welcome|we want to see you there|everybody is welcome|we are expecting you].',
    ],
    give: [
      '[You can help|Your support counts|A little goes a long way|Together we can do this|We need your help|Lend a hand][|, and it is simple|, wherever you are|: here is how|: please read|, dear friends|, my people].',
      '[Be|Become] [part of this|a helping hand|a friend of this work|one of our helpers|a partner in this][ today|, friends|, please|, wherever you are|].',
      '[Please read|Give us one minute|Stop here for a minute|Take a minute with us]: [you can help|your gift counts|this matters|your help is needed|your support counts].',
    ],
    apply: [
      'If you [are looking for work|know somebody who is looking for work|need a job|know somebody who needs a job], [please read this|please read on|read to the end|this may be it|here is one].',
      '[Job notice|Job alert|Vacancy notice|Job opening|A job for you|Work with us][|: please read|: please share|: here are the details|: read the details|, please share|, and please pass it on|: please read to the end].',
    ],
  },
  passes: {
    come: [
      '[Share this with|Send this to|Forward this to|Pass this on to] [a friend|a neighbour|somebody you know|your people|your contacts|your family group][| today| now|, please].',
      'If you know [somebody|a friend|a neighbour|a family] who [would love this|should be there|may want to come|would want to know], [send them this|share this with them|let them know|tell them today].',
    ],
    give: [
      '[Share this with|Send this to|Forward this to|Pass this on to] [a friend|a neighbour|somebody you know|your people|your contacts|your family group][| today| now|, please|, it helps|, and thank you].',
      'If you know [a friend|somebody|a group] who [may help|would help], [send them this|share this with them|let them know][| today|, please].',
    ],
    apply: [
      'If you know [a friend|somebody|anybody|a neighbour|a relative] who [needs a job|is looking for work|needs work], [share this with them|send them this|tag them|let them know|pass this on][| today|, please].',
      'Please [share|forward|send] this to [somebody who needs a job|anybody who is looking for work|your groups|your contacts|somebody who needs work][|, it may help them|, and thank you].',
    ],
  },
}
