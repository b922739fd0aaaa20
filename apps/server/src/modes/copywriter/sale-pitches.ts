import type { Sale } from './deals.ts'
import type { Pitch } from './pitch.ts'
import type { Tones } from './trade-openings.ts'

export const supply: Tones = {
  straight: [
    '[Who supplies you|Who do you call|What do you do|Who fills the gap] when [stock runs low|the market is dry|an order doubles|customers ask for more|your usual supplier fails]?',
    '[Stock running low|Customers waiting|Big orders coming|Shelves getting empty], [and the next supply not settled|and nobody to call|who supplies you|where is the next supply]?',
  ],
  warm: [
    '[Steady supply|A supplier who keeps to the day|Stock that comes on time|A full store room] [is half of the business|lets you promise your customers|makes the working week calm|keeps customers coming back].',
    '[Hello|Hi|Good day|Greetings] [business owners|traders and business owners|everybody who buys in bulk|those who buy to sell], [this one is for your business|who is supplying you this month|this is for your next order|have a look at this].',
  ],
  witty: [
    '[“It is finished”|“We have run out”|“Come back tomorrow”|“Only one left”] is [not a business plan|how customers learn the way to your rival|the saddest line in business|not what anybody wants to hear].',
    '[Your customers|Your competitors|Empty shelves|Hungry customers] [have no patience|do not take excuses|will not wait for your supplier|are watching your stock], [so settle your supply|so stock up|read this first].',
  ],
}

export const hire: Tones = {
  straight: [
    '[No need to buy|Do not buy|Nobody has to buy] what you [need for a day|use once|will use only once in a while]: [rent it|hire it|pay for the day only].',
    '[Need it|Want it|Looking for it] for [a day|a day or two|one event|one job|a few hours] [and not for ever|and no longer|only]?',
  ],
  warm: [
    '[Have it for the day|Use it for the day|Enjoy it for the day], [and leave the rest to somebody else|and send it back when you are done|without buying it|without storing it].',
    '[Hello|Hi|Good day] [planners|hosts and planners|good people|friends], [here is something you need not buy|this one is for hire|keep this for the day you need it|see what you can hire].',
  ],
  witty: [
    '[Borrowing from a neighbour|Buying it for one day|Begging your cousin for his|Managing without it] is [how quarrels start|not a plan|how money disappears|brave, but no], [rent it|just hire one|there is an easier way].',
    '[Your store room|Your wallet|Your parlour|Your account] [did not ask for one|has no space for one|cannot carry one more thing|is relieved already], [so rent it|that is what hire is for|hire it and send it back].',
  ],
}

export const SALES: Readonly<Record<Sale, Pitch>> = {
  supply: {
    details: 'how much you need and how often|the quantity and the day you need it|how much you take in a week',
    reasons: [
      '[When supply is settled|With steady supply|When stock comes on time], [you can take bigger orders|you can plan the week|you can tell your customers yes|nobody runs to the market at the last minute].',
      '[Count what you use in a week|Know your weekly numbers|Look at last month’s figures], [then place one order|then order once and rest|then agree on a quantity and a day].',
      '[Buying in bulk|One larger order|A regular order] [saves many trips|costs less time than ten small ones|makes your costs easier to plan|lets you set your own prices with a clear head].',
      '[A customer who finds it|A buyer who is served|Somebody who never hears “it is finished”] [comes back|tells others|stays with you], so [keep the stock up|do not let it run out|settle supply first].',
    ],
  },
  hire: {
    details: 'your date and the place|the date, the place and for how long|when you need it and where',
    reasons: [
      '[What you use once|What you need for a day|A thing for one day] [does not have to be bought|is better rented|need not stand in your store for years].',
      '[Rent it, use it, send it back|Use it and return it|Pay for the day and not for the years]: [no storage, no repairs|that is all|the rest is not your worry|nothing to keep afterwards].',
      '[Good dates|Weekends|The popular dates] [go first|fill up early|are taken early], so [name your date early|fix the day first|ask about your date in good time].',
      '[Know the space|Measure the space|Say how many people will use it|Name the place and the hours], [then you get what fits|and the day runs smoothly|and nothing is left to guess].',
    ],
  },
}
