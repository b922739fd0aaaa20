import type { Meaning } from './meaning.ts'

export const service: readonly Meaning[] = [
  [
    /\bquiet hours\b|\bno (?:smoking|pets)\b|\bnot allowed\b|\bdress code\b/iu,
    ['Tell [whoever comes with you|your people], [and nobody is embarrassed|so that everybody keeps it].'],
  ],
  [
    /(?:from|ages?|aged) \d+ (?:months|years)|\b(?:primary|jss|ss|grade|basic) ?\d|\d+ (?:to|-) \d+ years/iu,
    [
      'Look at [the age|the class]: [if yours is inside, there is a place|that is the first thing to check].',
      'If yours is [just below|a little outside] that, [ask all the same|say it in the message], [with the name and the age|one line is enough].',
    ],
  ],
  [
    /\bpractice\b|\bpractical\b|hands[- ]on|with a partner|real (?:projects?|work)/iu,
    ['You make the mistake [there|where it costs nothing], not on the day it counts.'],
  ],
  [
    /\bclosed\b/iu,
    [
      'So [do not come for nothing|do not meet a locked gate] then: [plan around it|choose another day].',
      'Put [that|it] in your phone too, [so that the trip is never for nothing|it saves one trip].',
    ],
  ],
  [
    /^(?:about |only |takes? )?\d+(?: to \d+)? (?:hours?|hrs|minutes|mins)(?: only)?$|, (?!24)\d+ (?:hours?|minutes)(?:,|$)/iu,
    [
      'You know [how long it takes|when you are done], so [fix what comes next|plan the next errand].',
      'Tell them [at home|who waits for you] [when to expect you|how long it takes], [before you leave|in one message].',
    ],
  ],
  [
    /(?:bring|with) (?:your|a) (?:own )?(?:mechanic|lawyer|surveyor|technician|engineer|electrician|friend|wife|husband|mother|pastor|tailor)\b|your own (?:mechanic|lawyer|surveyor|technician)/iu,
    [
      'Call [that person|him or her] today and [fix one hour|agree on a day], [so that you come together|and come with a settled mind].',
    ],
  ],
  [
    /\d ?% ?(?:a|per|every) (?:month|year)|interest/iu,
    [
      'On {sum} [one month costs you|a month comes to] {interest}: [now you can do your own sum|you see it before you sign].',
      'You know [what it costs|the rate] [before you take it|from the first day], so [count the months you need|do the sum for your own time].',
      'Take {sum}: {interest} for [each month|a month], [write it beside what you expect to earn|and that is the figure to plan with].',
    ],
  ],
  [
    /warranty|guarantee/iu,
    [
      'If it [gives you trouble|misbehaves|stops] within that time, you know [who to call|where to bring it].',
      '[Keep the receipt|Snap the receipt] [the same day|on day one], because that paper [carries the date|is what you show].',
      '[Put the end date in your phone|Write the date on the receipt], so that you [know when it ends|do not have to guess later].',
    ],
  ],
  [
    /^(?:we(?: are|[’']re)? )?open\b|opening hours|^24 ?(?:hours|hrs)\b(?!.*(?:light|power|security))|24\/7/iu,
    [
      'Pick [the hour that suits you|your own hour], and [come straight|plan the road with it].',
      '[Save the hours|Keep the hours in your phone], so that [nobody sends you back from the gate|you do not ask each time].',
      'You [plan the trip once|choose your time], and [it is one trip|go once].',
      'Tell [the person you will send|whoever goes for you] [the hours too|when to come], [with the place|in the same message].',
      'Put it beside [your own day|your own programme], and [see where it fits|choose your hour].',
    ],
  ],
  [
    /no (?:fix|cure|result)s?,? no pay/iu,
    [
      'If it [does not work|fails], your money [does not move|stays where it is].',
      'You only [open your wallet|pay] when you [see it work|have tested it].',
    ],
  ],
  [
    /^(?!.*\b(?:with every|with \d|when|if|on orders|above|over)\b).*free [^,]*(?:check|trial|class|lesson|consult|measure|test|inspection|estimate|quote|sample|survey|assessment|visit|diagnos|session)|^(?!.*\b(?:with|when|if|on|above|over)\b).*(?:check|trial|class|lesson|consultation|test|inspection|measurement)[^,]*\bfree\b/iu,
    [
      '[Start there if you are not sure|If you are not sure, begin there]: [it needs only your time|bring time, not money].',
      'You [see for yourself|judge with your own eyes] first, and decide [after|when you have seen it].',
      '[Come with your questions|Bring every question] to that one, [so that you know what you are choosing|and go home with answers].',
    ],
  ],
  [
    /(?:order|book)(?:s|ings?)?\b[^,]*\b(?:before|ahead|in advance|by|notice|latest|close)|(?:\d|an?|one|two|three) (?:days?|hours?|weeks?) (?:before|ahead|notice)/iu,
    [
      'So [count back from your day|take your day and count back], and [let the message go in time|send it before that point].',
      'Set the alarm [a little before that|for that], [and write when it rings|and send the message when it rings].',
      '[Write that point on the calendar|Put that point in your phone], and [write before it comes|write before it passes].',
    ],
  ],
  [
    /^(?!.*\bwear\b).*(?:in|within|under|takes?) (?:(?:[1-9]|1\d|one|two|three) (?:hours?|hrs)\b|\d+ (?:minutes|mins))/iu,
    ['You can tell whoever is waiting [a real time|what to expect], [not “soon”|not “I am on my way”].'],
  ],
  [
    /^(?!.*(?:exchange|return|refund|replac|warrant|guarantee|adjust|free)).*(?:ready (?:in|within|the same)|(?:in|within|under|takes?) (?:\d+|one|two|three) (?:days?|weeks?|working days)|(?:in|within) (?:24|48|72) (?:hours?|hrs)|same[- ]day|next[- ]day|express(?!\p{L}))/iu,
    [
      '[Count from today|Put that beside your own date], and you [know if it meets your day|see if it is in time for you].',
      'You can tell [the people at home|whoever is waiting] [a real time|what to expect], [not “soon”|not “anytime from now”].',
      'If your own date is [closer than that|nearer than that], say it in your [first message|first line].',
    ],
  ],
  [
    /\d+ (?:pupils|students|children|kids|learners|people|persons) (?:per|in|to) |(?:one|two|three|four|\d+) (?:learners?|pupils?|students?|child(?:ren)?) (?:per|to)|\d+ (?:children|pupils|students|learners), (?:one|two|three|\d) teachers?|small (?:class|group)|one[- ](?:on|to)[- ]one/iu,
    [
      'The teacher [can know every name|can look into every book], [and yours is one of them|yours too].',
      '[Compare it with|Put it beside] [the class they sit in now|the number in their class now], and [compare|judge for yourself].',
    ],
  ],
  [
    /\bonline\b|zoom|google meet|whatsapp (?:class|group)/iu,
    [
      'A phone, data and [a quiet corner|a quiet room] are [enough|what you need], [not transport|not a bus stop].',
      '[Charge the phone before|Charge the phone and the earpiece], [sit where the network is good|find the corner where network is strong], [and you are set|that is all the preparation].',
    ],
  ],
  [
    /nurses?|matron|doctor on|guides?\b|supervis|trained|qualified|attendants?/iu,
    [
      'You know [who is there|whom to ask] when [something happens|it matters], [and you can ask for the name|so ask the name].',
    ],
  ],
  [
    /(?:\d+|many|ten|five|nine|twenty)\+? years?.*(?:experience|\bin |teaching|working)|since (?:19|20)\d\d|for \p{L}+ years/iu,
    ['Whatever your case is, [say it|bring it]: [it may not be new here|somebody may have brought it before you].'],
  ],
  [
    /(?<!of (?:our|my|the) )first \d+ (?:orders?|people|persons|customers|buyers|callers|guests|to\b)|only \d+ (?:slots?|spaces?|seats?|places?|pieces?|left)|\d+ (?:slots?|spaces?|seats?|units?|pieces?) (?:only|left|available)|limited (?:seats?|spaces?|slots?|places?|stock|offer|edition|time|number)/iu,
    ['If two of you want it, [say so at once|ask for two], [with both names|in one message].'],
  ],
  [
    /\b(?:offer ends?|promo ends?|ends? on|closes? (?:on|by)|(?:registration|forms?|sales?) closes?|deadline|last day|expires?|valid (?:till|until))/iu,
    ['Set [an alarm|a reminder] for [the day before|two days before], [not for the day itself|so you are early].'],
  ],
  [
    /(?:for|seats|holds|hosts?|takes|up to) \d{2,} (?:guests|people|persons|seats)/iu,
    [
      'Count your list: [if it is inside that, everybody sits|inside that number, nobody stands at the wall].',
      'Take your list, [add the ones who bring somebody|add the uncle who brings four], and [see that it fits|see where you land].',
    ],
  ],
  [
    /\bcertificates?\b/iu,
    ['Hang it [on the wall|in the shop], [beside the work you can show|and let customers see it].'],
  ],
  [
    /beginners?|from (?:zero|scratch)|no experience|first[- ]timers?/iu,
    ['If you [have never touched it|know nothing about it yet], [you are the one meant|that is exactly your place].'],
  ],
  [
    /(?:girls|boys|women|ladies|evening|weekend|morning)[’']? (?:class|session|batch|group)/iu,
    [
      'If [that is the only way it can work for you|that was what kept you away], [here is your place|this one is for you].',
      'Say [which one you want|that one] [when you write|first], [so that your seat is in it|so you land in the right one].',
    ],
  ],
]
