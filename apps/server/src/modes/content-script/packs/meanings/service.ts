import type { Meaning } from './meaning.ts'

export const service: readonly Meaning[] = [
  [
    /\bquiet hours\b|\bno (?:smoking|pets)\b|\bnot allowed\b|\bdress code\b/iu,
    [
      'Tell [whoever comes with you|your people], [and nobody is embarrassed|so that everybody keeps it].',
      'A rule that is said [in front|early] [offends nobody|saves a quarrel], [and you benefit too|and it protects you as well].',
      'If that [suits you|is how you like it], [you are in the right place|you will feel at home].',
    ],
  ],
  [
    /(?:from|ages?|aged) \d+ (?:months|years)|(?:primary|jss|ss|grade|basic) ?\d|\d+ (?:to|-) \d+ years/iu,
    [
      'Look at [the age|the class]: [if yours is inside, there is a place|that is the first thing to check].',
      'If yours is [just below|a little outside] that, [ask all the same|say it in the message], [with the name and the age|one line is enough].',
      'At that [age|stage] [everything is still soft|habits are still made], [so it is the right time|what enters now stays].',
    ],
  ],
  [
    /concert|graduation|exhibition|recital|fashion show|show ?case|tournament/iu,
    [
      'On that day [you sit in front|the phone is up], and [somebody you know is on the stage|your eyes say everything].',
      'A date to work for [changes the practice|wakes people up]: [everybody learns faster|nobody wants to be the one who forgot].',
      'That is [the picture you will keep|the day you will talk about], [so keep the phone charged|tell grandma early].',
    ],
  ],
  [
    /\bpractice\b|\bpractical\b|hands[- ]on|with a partner|real (?:projects?|work)/iu,
    [
      'Watching is [easy|cinema]. [Doing it yourself|Your own mouth or hand] is [where it enters|what stays].',
      'You make the mistake [there|where it costs nothing], not on the day it counts.',
      'After the third try [the fear goes|it is no longer strange], [and that is the point|and you feel it].',
    ],
  ],
  [
    /\bclosed\b/iu,
    [
      'So [do not come for nothing|do not meet a locked gate] then: [plan around it|choose another day].',
      'You know it [from today|now], not [at the gate|when you are already there].',
      'Put [that|it] in your phone too, [so that the trip is never for nothing|it saves one trip].',
    ],
  ],
  [
    /^(?:about |only |takes? )?\d+(?: to \d+)? (?:hours?|hrs|minutes|mins)(?: only)?$|, \d+ (?:hours?|minutes)(?:,|$)/iu,
    [
      'You know [how long it takes|when you are done], so [plan what comes after|fix what comes next with a calm head].',
      'Tell them [at home|who waits for you] [when to expect you|how long it takes], [and your phone stays quiet|nobody calls ten times].',
      '[Half of the stress|The worst part] is not knowing how long: [that one is answered|here you know].',
    ],
  ],
  [
    /(?:bring|with) (?:your|a) (?:own )?(?:mechanic|lawyer|surveyor|technician|engineer|electrician|friend|wife|husband|mother|pastor|tailor)\b|your own (?:mechanic|lawyer|surveyor|technician)/iu,
    [
      'So [it is your own eye that decides|you do not decide alone], [not only our mouth|with somebody you trust beside you].',
      'Call [that person|him or her] today and [fix one hour|agree on a day], [so that you come together|and come with a settled mind].',
      'You [hear it from your own person|get your own answer], [in your own language|and nobody can hurry you].',
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
      'If it [gives you trouble|misbehaves|stops] within that time, you know [who to call|whose door to knock].',
      '[Keep the receipt|Snap the receipt] [the same day|on day one], because that paper [speaks for you|is your witness].',
      'You are not [paying and praying|paying and hoping] [here|on this one].',
      '[Put the end date in your phone|Write the date on the receipt], so that you [know when it ends|do not have to guess later].',
      'The day after you pay, you [are not alone with it|do not carry the worry alone].',
      '[Cheap without it can become dear|The one without it may cost less today], [you know that story|ask anybody who has paid twice].',
    ],
  ],
  [
    /^(?:we(?: are|[’']re)? )?open\b|opening hours|^24 ?(?:hours|hrs)\b(?!.*(?:light|power|security))|24\/7/iu,
    [
      'Pick [the hour that suits you|your own hour], and [come straight|plan the road with it].',
      '[Save the hours|Keep the hours in your phone], so that [nobody sends you back from the gate|you do not ask each time].',
      'You [plan the trip once|choose your time], and [it is one trip|the road is not for nothing].',
      'You will not [meet a closed door|come for nothing], [you know the time|the hours are open].',
      'Tell [the person you will send|whoever goes for you] [the hours too|when to come], [it saves a trip|not only the place].',
      'Put it beside [your own day|your own programme], and [see where it fits|one trip, two things done].',
    ],
  ],
  [
    /no (?:fix|cure|result)s?,? no pay/iu,
    [
      'If it [does not work|fails], your money [does not move|stays where it is].',
      'The risk is [not yours|on this side], [so bring it|so let it be looked at].',
      'You only [open your wallet|pay] when you [see it work|have tested it].',
    ],
  ],
  [
    /free [^,]*(?:check|trial|class|lesson|consult|measure|test|inspection|estimate|quote|sample|survey|assessment|visit|diagnos|session)|(?:check|trial|class|lesson|consultation|test|inspection|measurement)[^,]*\bfree\b/iu,
    [
      '[Start there if you are not sure|If you are not sure, begin there]: it costs you [nothing but time|only your time].',
      'You [see for yourself|judge with your own eyes] first, and decide [after|when you have seen it].',
      '[Come with your questions|Bring every question] to that one, [so that you know what you are choosing|and go home with answers].',
      'No money has [moved|left your hand] yet, and you already [know more|have something to compare].',
      'The worst that can happen is that you [learn something|spend an hour], [and that is not a loss|and even that is useful].',
      'If you have been [postponing|saying “next month”], [this is the easy door|this is the soft way in]: [nothing to pay|no money needed].',
    ],
  ],
  [
    /(?:order|book)(?:s|ings?)?\b[^,]*\b(?:before|ahead|in advance|by|notice|latest|close)|(?:days?|hours?|weeks?) (?:before|ahead|notice)/iu,
    [
      'So [count back from your day|take your day and count back], and [let the message go in time|send it before that point].',
      'Set the alarm [a little before that|for that], [and yours is among the ones on time|not for the last minute].',
      'That time is there so that [things are prepared|yours can be prepared], [so do not let it pass|so do not squeeze it].',
      'Late is [late|late, with love], so [tell whoever orders with you|agree with the others] [today|early].',
      'If [your day is fixed|you know your day], [why wait|send it now]: [the clock is already counting|that date does not move].',
      '[Write that point on the calendar|Put that point in your phone], and [the rest is easy|you will not beg anybody].',
    ],
  ],
  [
    /(?:in|within|under|takes?) (?:[1-9]|1\d|one|two|three) (?:hours?|hrs)\b|(?:in|within|under|takes?) \d+ (?:minutes|mins)/iu,
    [
      'You can tell whoever is waiting [a real time|what to expect], [not “soon”|not “I am on my way”].',
      'So [your day is not lost|the same day is enough], [and you plan the rest of it|and the evening is still yours].',
      'You are not asking “any news?” every [hour|half hour]: [the time is known|you know what to wait for].',
    ],
  ],
  [
    /^(?!.*(?:exchange|return|refund|replac|warrant|guarantee|adjust|free)).*(?:ready (?:in|within|the same)|(?:in|within|under|takes?) (?:\d+|one|two|three) (?:days?|weeks?|working days)|(?:in|within) (?:24|48|72) (?:hours?|hrs)|same[- ]day|next[- ]day|express)/iu,
    [
      '[Count from today|Put that beside your own date], and you [know if it meets your day|see if it reaches you in time].',
      'You can tell [the people at home|whoever is waiting] [a real time|what to expect], [not “soon”|not “anytime from now”].',
      'You are not [looking at the gate all week|asking “any news?” every hour]: [the time is known|you know what to wait for].',
      'If your own date is [closer than that|nearer than that], say it in your [first message|first line].',
      'The earlier [your message comes|you write], the earlier [that time starts|the counting starts].',
      'That is [short enough to plan with|a time you can plan with], [so plan with it|so put it in your week].',
    ],
  ],
  [
    /\d+ (?:pupils|students|children|kids|learners|people|persons) (?:per|in|to) |(?:one|two|three|four|\d+) (?:learners?|pupils?|students?|child(?:ren)?) (?:per|to)|\d+ (?:children|pupils|students|learners), (?:one|two|three|\d) teachers?|small (?:class|group)|one[- ](?:on|to)[- ]one/iu,
    [
      'In a group like that, [a question gets its turn|nobody hides at the back|the quiet one is also heard].',
      'A mistake is [seen the same day|noticed while it is small], not [at the end of term|on the day of the result].',
      'The teacher [can know every name|can look into every book], [and yours is one of them|yours too].',
      '[Compare it with|Put it beside] [a hall of sixty|the crowd they know now], and [you see the difference|judge for yourself].',
      'Even the shy one [gets asked|has to answer], [and that is how it grows|and that is the point].',
      'Nobody can [sleep behind a tall back|hide behind the next head] [in there|for long].',
    ],
  ],
  [
    /\bonline\b|zoom|google meet|whatsapp (?:class|group)/iu,
    [
      'A phone, data and [a quiet corner|a quiet room] are [enough|what you need], [not transport|not a bus stop].',
      '[Rain or traffic|Rain, traffic or fuel], you [join from where you are|do not have to go out].',
      '[Charge the phone before|Charge the phone and the earpiece], [sit where the network is good|find the corner where network is strong], [and you are set|that is all the preparation].',
    ],
  ],
  [
    /nurses?|matron|doctor on|guides?\b|supervis|trained|qualified|attendants?/iu,
    [
      'Somebody [whose work it is|who knows the work] is [there|beside it], [not just anybody|and you can ask them].',
      'You know [who is there|whom to ask] when [something happens|it matters], [and that lets you breathe|so your mind can stay on your work].',
      'It is not left to [luck|whoever is around], [there is a person for it|a person is named for it].',
    ],
  ],
  [
    /(?:\d+|many|ten|five|nine|twenty)\+? years?.*(?:experience|\bin |teaching|working)|since (?:19|20)\d\d|for \p{L}+ years/iu,
    [
      'So you are not [anybody’s first customer|anybody’s first try|the one they learn with].',
      'In that time [hands learn|a hand learns] what [no video shows|cannot be read in a book].',
      'Whatever your case is, [say it|bring it]: [it may not be new here|somebody may have brought it before you].',
    ],
  ],
  [
    /first \d+|only \d+|\d+ (?:slots?|spaces?|seats?|units?|pieces?) (?:only|left|available)|limited/iu,
    [
      'After that number it is [finished|closed], so [do not come late|move early].',
      'If [you are thinking about it|your mind says yes], [think quickly|move today], [numbers finish|a number like that finishes].',
      'If two of you want it, [say so now|put both names], [one space is not for two|do not wait for each other].',
    ],
  ],
  [
    /\b(?:offer ends?|promo ends?|ends? on|closes? (?:on|by)|(?:registration|forms?|sales?) closes?|deadline|last day|expires?|valid (?:till|until))/iu,
    [
      'After that [the door is closed|it is gone], so do not [say tomorrow|leave it for the last hour].',
      'Set [an alarm|a reminder] for [the day before|two days before], [not for the day itself|so you are early].',
      'Everybody [remembers|wakes up] on the last day, [and the line is long|and the network is slow]. [Be the early one|Do yours before them].',
    ],
  ],
  [
    /(?:for|seats|holds|hosts?|takes|up to) \d{2,} (?:guests|people|persons|seats)/iu,
    [
      'Count your list: [if it is inside that, everybody sits|inside that number, nobody stands at the wall].',
      'Take your list, [add the ones who bring somebody|add the uncle who brings four], and [see that it fits|see where you land].',
      'So [no aunty stands|nobody shares a chair], [as long as you keep the list|if your list is inside it].',
    ],
  ],
  [
    /\bcertificates?\b/iu,
    [
      'On the day they ask for [a paper|proof], you [have one|do not have to explain yourself].',
      'Hang it [on the wall|in the shop], [beside the work you can show|and let customers see it].',
      'Paper opens the door, [what you can do keeps you inside|the rest is your hands]: [go home with both|you need the two].',
    ],
  ],
  [
    /beginners?|from (?:zero|scratch)|no experience|first[- ]timers?/iu,
    [
      'So nobody [laughs at the first question|expects you to know it], [everybody starts there|that is where it begins].',
      'If you [have never touched it|know nothing about it yet], [you are the one meant|that is exactly your place].',
      'You do not [hide that you are new|have to read ahead], [new is normal there|start from line one].',
    ],
  ],
  [
    /(?:girls|boys|women|ladies|evening|weekend|morning)[’']? (?:class|session|batch|group)/iu,
    [
      'If [that is the only way it can work for you|that was what kept you away], [it is there|there is your place].',
      'You [sit among your own|choose the one that suits your day], [and that makes it easier|without explaining yourself].',
      'Say [which one you want|that one] [when you write|first], [so that your seat is in it|so you land in the right one].',
    ],
  ],
]
