import type { Rule } from '../../words/grammar.ts'
import { EXTRAS } from './clauses.ts'

const ANY = '[You get|We give you|There {be}] '
export const COSTS: readonly Rule[] = ['[It is|It costs|You pay|The price is] {it}.']
/**
 * Patterns of clauses that are not full sentences, with rules that make sentences of them. The named groups of a
 * pattern fill the slots of its rules.
 */
export const FORMS: readonly (readonly [pattern: RegExp, rules: readonly Rule[]])[] = [
  [
    /^\d{1,2}(?:[:.]\d\d)? ?(?:am|pm) (?:to|till|until|-|–) \d{1,2}(?:[:.]\d\d)? ?(?:am|pm)$/iu,
    ['[We are open|You will find us open|Our hours are] {it}.'],
  ],
  [/^(?:nafdac|son|cac) (?:number|approval|certificate|registration)$/iu, ['[There is a|We have a|It has a] {typed}.']],
  [
    /^(?:waybill|delivery|shipping|dispatch) (?:anywhere|everywhere|nationwide)$/iu,
    ['[We do|There is|We offer] {it}.'],
  ],
  [/^same day$/iu, ['[It is done|We do it|You have it] the {it}.']],
  [
    /^(?<what>(?!we |i |do )[^,:₦]{3,40}?) not (?<done>needed|required|included|allowed|necessary)(?<rest> .*)?$/iu,
    ['[|And |Here ]{the} {be} not {done}{rest}.'],
  ],
  [
    /^no (?!.*\b(?:pay|please)\b)(?:[\p{L}-]+ ){1,3}(?:after|before|on|in) .+$/iu,
    ['[There|And there|Here there] is {it}.'],
  ],
  [
    /^\d+ (?:hours?|days?|weeks?|months?) to (?:make|sew|finish|bake|build|print|deliver|get|install|complete|learn)(?!\p{L})/iu,
    ['[It takes|We need|Give us] {it}.'],
  ],
  [
    /^delivery (?:on )?(?<rest>(?:sun|mon|tues|wednes|thurs|fri|satur)days?.*)$/iu,
    ['[We do delivery|There is delivery|Delivery is] on {rest}.'],
  ],
  [
    /^\d+ (?:\p{L}+ )?(?:pictures|photos|copies|prints|pages|sessions|lessons|meals|videos|outfits|poses)$/iu,
    ['[You get|It comes with|That gives you] {it}.'],
  ],
  [/^free$/iu, ['[It is free|And it is free|You pay nothing|Yes, it is free].']],
  [
    /^(?!24 ?h)(?:about |only |just )?\d+(?: ?(?:-|–|to) ?\d+)? (?:working )?(?:minutes|mins|hours?|hrs|days?|weeks?)$/iu,
    ['[It takes|You wait|The time is] {it}.'],
  ],
  [/^\d+ ?(?:minutes?|mins?|hours?|hrs?|days?) delivery(?: .*)?$/iu, ['[You get|We do|It is] {it}.']],
  [
    /^\d+[- ](?:hours?|days?|weeks?|months?) (?:\p{L}+ )?(?:class|course|training|programme|program|session)(?: .*)?$/iu,
    ['[It is a|You get a|This is a] {it}.'],
  ],
  [/^certificate(?: (?:at|after|on|of|in)\s.*)?$/iu, ['[You get|There is|You receive] a {it}.']],
  [/^pick ?-?up and drop/iu, ['[We do|There is|You get] {it}.']],
  [
    /^(?<what>(?!we |i )(?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?<rest>(?:inside|on site|on board|nearby|outside)(?:, [^,]+)?)$/iu,
    ['[There {be}|And there {be}|We have] {one} {rest}.'],
  ],
  [
    /^(?<what>(?:sun|mon|tues|wednes|thurs|fri|satur)days?(?: to| -|-|–) (?:sun|mon|tues|wednes|thurs|fri|satur)days?)(?<rest>.*)$/iu,
    ['[It is|That is|And it is] {what}{rest}.'],
  ],
  [
    /^free (?:entry|admission|entrance)$/iu,
    ['[Entry is free|And entry is free|The entry is free|Yes, entry is free].'],
  ],
  [/^pick ?-?up (?<rest>from .+|at (?!our|the).+)$/iu, ['[We|And we|Here we] pick up {rest}.']],
  [
    /^(?:suitable|good|perfect|ideal|great|best|safe|gentle|fit|nice|useful|okay) (?:for|on|in|with)\s/iu,
    ['[It is|And it is|This is] {it}.'],
  ],
  [
    /^(?<what>(?:warranty|guarantee|course|training|class|programme|program|validity|notice|lesson|session)) (?<value>(?:of |for )?\d+ (?:minutes|mins|hours?|hrs|days?|weeks?|months?|years?))$/iu,
    ['[|And |Here ]the {what} is {value}.'],
  ],
  [
    /^(?<what>(?:[\p{L}-]+ ){0,3}?(?:change|repairs?|fix|wash|cleaning|installation|servic(?:e|ing)|set-?up|replacement|check|test|scan|massage|facial|session|styling|braiding|braids|cut|haircut|printing|registration|processing|inspection|fitting|manicure|pedicure|make-?up|shoot)) (?<value>(?:about |only |just )?\d+ (?:minutes|mins|hours?|hrs|days?))$/iu,
    ['[|And |Here ]{the} {takes} {value}.', '[We do|You have] {the} in {value}.'],
  ],
  [/^\d[- ]?(?:bed ?room|bed|room|seater|plot|storey)s? takes? \d/iu, ['[A|And a|Here a] {it}.']],
  [
    /^(?<value>\d+(?:\.\d+)? ?%) interest(?<rest>.*)$/iu,
    ['[The|And the|Our] interest is {value}{rest}.', '[We charge|You pay] {it}.'],
  ],
  [/^no [\p{L} -]+, (?:only|just) .+$/iu, ['[We ask for|You need|It takes] {it}.']],
  [EXTRAS, ['[There is|There will be|You can look forward to|Expect] {it}.']],
  [/^(?:from|starting (?:from|at)) ₦/iu, ['[Prices start|Our prices start|It starts] {amount}.']],
  [/^(?:only |just )?₦/iu, COSTS],
  [
    /^(?:(?:free|same[- ]day|next[- ]day|home|nationwide|doorstep|fast|quick|express|interstate|local)\s)+(?:delivery|pick-?up|waybill|dispatch|shipping|service)(?: (?:in|within|to|across|around|on|from|for|at|if|when|before)\s.+)?$/iu,
    ['[You get|We do|We offer|There {be}] {it}.'],
  ],
  [
    /^(?:delivery|pick-?up|waybill|dispatch|shipping) (?:(?:in|within|to|across|around|on|from|for|at)\s.+|nationwide)$/iu,
    ['[We do|We offer|There is] {it}.'],
  ],
  [
    /^free (?:[\p{L}-]+ ){0,2}?(?:gift|check(?:-?up)?|visit|test|trial|class|lesson|sample|consultation|session|inspection|survey|quote|estimate|bottle|drink|book|bag|stand|pack|plate|kit|case|ride|massage|haircut|wash|refill|fitting|cap|mug|cake)(?!\p{L})(?! wrapping| delivery)/iu,
    ['[You get|We give you|There is] a {it}.'],
  ],
  [/^free\s(?!for\b|of\b|from\b|when\b|if\b|on\b|with\b)\p{L}/iu, [`${ANY}{it}.`]],
  [
    /^(?:(?:\d+|one|two|three|six|twelve)[ -](?:full )?(?:years?|months?|weeks?|days?)|lifetime|full)\s(?:warranty|guarantee)/iu,
    ['[You get|It comes with|We give|There is] {it}.'],
  ],
  [/^(?:\d+\+?|many|several)\s(?:years|yrs)(?: of)? (?:\p{L}+ )?experience/iu, ['[We have|We bring|You get] {it}.']],
  [/^since (?:19|20)\d\d/iu, ['[We have been here|We have done this|We have been at it] {it}.']],
  [/^open\s(?!to\b|days?\b(?! and)|house\b|mic\b|air\b)/iu, ['[We are|You will find us|Our doors are] {it}.']],
  [
    /^(?:ready|back|delivered|finished|returned|yours)\s(?:in|within|on|by|the same|after|before|under|same|to|every|daily)(?!\p{L})/iu,
    ['[It is|It will be|You have it] {it}.'],
  ],
  [
    /^(?:takes|starts|begins|lasts|burns|powers|holds|works|fits|serves|feeds|covers|includes|charges|runs|keeps|removes|cleans|supports|comes)\s/iu,
    ['[It|And it|This one] {it}.'],
  ],
  [
    /^(?:certified|registered|licen[sc]ed|insured|approved|accredited|trained|qualified|located|based)\s(?:by|with|in|at|on|and|since|along|opposite|behind|near)\s/iu,
    ['[We are|And we are|Yes, we are] {it}.'],
  ],
  [
    /^(?:done|made|cleaned|washed|peeled|dried|baked|cooked|fried|squeezed|ground|smoked|sewn|packed|installed|fitted|mixed|grown|harvested|freshly|hand ?made)(?:\s|, )(?!(?:only|just)\b)/iu,
    ['[It is|Everything is|And it is] {it}.'],
  ],
  [
    /^(?:\d+ ?%|half)\s(?:deposit|down|upfront|now|payment|first|to start|before)\b/iu,
    ['[You pay|We ask for|We take] {it}.'],
  ],
  [
    /^(?!buy|take|get)(?<what>[^,:₦]{3,40}?) free(?<rest> (?:for|on|from|when|if|with)\s.*)?$/iu,
    ['[|And |Here ]{the} {be} free{rest}.', '[You pay nothing for|There is no charge for] {the}{rest}.'],
  ],
  [
    /^\d+ ?(?:hours?|hrs) (?:light|power|electricity|security|service|support)/iu,
    ['[There is|You have|You get] {it}.'],
  ],
  [
    /^(?:about |only |just )?(?:\d+|\p{L}+)\s(?:minutes?|mins|hours?|km|kilomet\p{L}+|met\p{L}+|steps|streets?)(?:[’']? (?:walk|drive))? (?:from|away|off|after|before)\b/iu,
    ['[We are|You will find us|It is] {it}.'],
  ],
  [/^ages? \d/iu, ['[It is for|We take|This is for] {it}.']],
  [
    /^(?<what>(?:all )?other (?:states|cities|towns|areas|places)) (?<value>₦.*)$/iu,
    ['[|And ]delivery to {what} is {value}.', 'To {what} [it is|you pay|we send it for] {value}.'],
  ],
  [/^no\s(?!.*\b(?:pay|please)$)(?:[\p{L}-]+\s?){1,4}$/iu, ['[There|And there|Here there] {be} {it}.']],
  [/^by appointment(?: only)?$/iu, ['[We work|Visits are|We see people] {it}.']],
  [
    /^(?<what>[^,:₦]{3,40}?) (?<done>included|available|provided|guaranteed|accepted|allowed|welcome)(?<rest> .*)?$/iu,
    ['[|And |Here ]{the} {be} {done}{rest}.'],
  ],
  [
    /^(?<what>showroom|office|shop|store|branch|workshop|studio|factory|kitchen|farm|clinic) (?<rest>(?:at|in|on|near|opposite|behind|beside)\s.+)$/iu,
    ['[Our|The|And our] {what} is {rest}.'],
  ],
  [/^(?:branches|offices|outlets|shops|centres)\s(?:in|at)\s/iu, ['[We have|There are|Come to our] {it}.']],
  [
    /^(?:shop|suite|stall|block|plaza|no\.?)\s\p{L}?\d|^\d+\p{L}?,?\s(?:\p{Lu}[\p{L}.]*\s){1,3}(?:street|st|road|rd|avenue|ave|close|crescent|way|market|plaza)\b/iu,
    ['[You will find us at|We are at|Come to|Our address is|Meet us at] {typed}.'],
  ],
  [
    /^(?:opposite|behind|beside|near|along|next to|inside|off|in|at(?! (?:most|least)(?!\p{L})))\s(?:the\s)?\p{L}/iu,
    ['[We are|You will find us|Meet us] {it}.'],
  ],
  [
    /^minimum (?:order )?(?:of |is )?(?<what>.+)$/iu,
    ['[The minimum is|The least is|We start from|You take at least] {what}.'],
  ],
  [
    /^(?<label>theme|venue|date|time|address|deadline|salary|pay|fee|form|location|entry|deposit|duration|price|sizes|colou?rs):?\s(?:is\s|are\s)?(?<value>(?:₦|\d|\p{Lu}|free|from|between).*)$/u,
    ['[|And |Now ]the {label} {be} {value}.'],
  ],
  [
    /^(?:\d+|two|three|four|five|six|ten|many|all|different|various|assorted)\s(?:\p{L}+\s){0,2}?(?:sizes|colou?rs|designs|flavou?rs|styles|shades)\b/iu,
    ['[You can choose from|There are|We have] {it}.'],
  ],
  [/^(?:\d+ ?% (?:off|discount)|half price)\b/iu, ['[You get|There is|We give|It is|You have] {it}.']],
  [
    /^(?:buy|take) (?:\d+|one|two|three)\b.*\b(?:get|free)\b/iu,
    ['[The offer is|Our offer is|Here is the offer]: {it}.'],
  ],
  [/^home service\b/iu, ['[We do|We offer|There is] {it}.']],
  [
    /^(?:parking|wi-?fi|security|toilets)(?! (?:is|are)\b)(?: (?!for\b)\p{L}+)?$/iu,
    ['[There is|You have|You get] {it}.'],
  ],
  [
    /^(?<what>visits|classes|lessons|viewings?|inspections?|deliveries|orders|batches|services|sessions|rehearsals)\s(?<rest>(?:daily|weekly|every|on|from|by|mon|tues|wed|thurs|fri|sat|sun).*)$/iu,
    ['[|And |Here ]{what} {be} {rest}.'],
  ],
  [
    /^(?<what>weekly|monthly|daily|yearly|(?:from|for) \d+ \p{L}+),? (?<value>₦.*)$/iu,
    ['[|And ]{what} [it is|it costs|you pay] {value}.'],
  ],
  [/^sizes?\s\S+ (?:to|-|–|and)\s/iu, ['[We have|There are|You get] {it}.']],
  [/^exchange (?:within|in|if|is)\b/iu, ['[You can|Here you can|You may] {it}.']],
  [/^(?<what>check[- ]?(?:in|out)) (?<rest>(?:is|from|at|by|before|until).*)$/iu, ['[|And |Here ]{what} is {rest}.']],
  [/^free (?:when|if|for|with|on)\b/iu, ['[It is|And it is|Yes, it is] {it}.']],
  [
    /^(?<what>[^,:₦]{3,30}?) ready (?<rest>(?:in|within|on|by|before|the|same|next)\s.*)$/iu,
    ['[|And |Here ]{what} {be} ready {rest}.'],
  ],
  [
    /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december))(?:[\s,]+(?:from|at|to|till|until|and|–|-|\d[\d:.]*(?:st|nd|rd|th)?\s?(?:am|pm)?|noon|midnight|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:january|february|march|april|may|june|july|august|september|october|november|december)|prompt|sharp|only))*$/iu,
    ['[It is on|That is on|And it is on] {typed}.'],
  ],
  [
    /^every (?:first|second|last|other|mon|tues|wed|thurs|fri|sat|sun|week|month|day|morning|evening)/iu,
    ['[It is|That is|And it is] {it}.'],
  ],
  [
    /^(?<what>pick ?-?up|delivery|installation|repairs?) (?<rest>(?:in|within|under) (?:\d|an?\s|one|two|three).*)$/iu,
    ['[|And |Here ]{what} {be} {rest}.'],
  ],
  [/^(?<what>[^,:₦]{3,30}?) (?<rest>on (?:request|demand))$/iu, ['[|And |Here ]{what} {be} {rest}.']],
  [/^(?:maximum(?: of)?|at most) (?<what>.+)$/iu, ['[There are|We take|It is] at most {what}.']],
  [
    /^with (?<what>[^,:₦]{3,30}?),? (?:at |for )?(?<value>₦.*)$/iu,
    ['With {what} [it is|you pay|it comes to] {value}.'],
  ],
  [/^for\s(?!example)/iu, ['[It is|This is|And it is] {it}.']],
  [/^must\s/iu, ['[You|And you|Here you] {it}.']],
  [
    /^pay (?:in|within|over|for|weekly|monthly|daily|small|when|after|on)(?!\p{L})/iu,
    ['[You can|Here you can|With us you can] {it}.'],
  ],
  [
    /^(?<what>(?!₦)[^,:₦]{3,30}?) (?<done>paid|cleared|tested|checked|assured|negotiable|covered|guaranteed)$/iu,
    ['[|And |Yes, ]{the} {be} {done}.'],
  ],
  [
    /^already (?<what>.+?) (?<done>covered|sponsored|reached|fed|registered|booked|helped)$/iu,
    ['[So far|By now|As I speak], {what} are {done}.'],
  ],
  [
    /^(?<what>uba|gtb|gtbank|fcmb|zenith|access|first bank|opay|kuda|moniepoint|palmpay|fidelity|union|wema|sterling|polaris|keystone|ecobank|stanbic) (?<value>\d{10}.*)$/iu,
    ['[The account is|The account to use is|Our account is] {bank} {value}.'],
  ],
  [/^(?<what>[^,:₦]{3,40}) too$/iu, ['[We have|We do|You can have] {it}.']],
  [
    /^(?:all |full |genuine |complete )?(?:c of o|documents?|papers?|survey|receipt|licen[cs]e|deed|title)(?:(?:,| and) [^,]+)*$/iu,
    ['[There is|It comes with|You get] {it}.'],
  ],
  [
    /^(?<what>(?!(?:stays?|lasts?|keeps?|makes?|gives?|helps?|lets?|dries|smells?|tastes?|looks?|feels?|goes|does|valid|same|only|just)(?!\p{L}))(?:[\p{L}-]+ ){0,3}[\p{L}-]+?(?<!\b(?:ing|ed|able|ible))) (?<rest>(?:in|for|on|with|at|after|before|during) (?:every|each|all|your)\s.+)$/iu,
    ['[There {be}|And there {be}|Here there {be}] {one} {rest}.', '[We have|You get] {one} {rest}.'],
  ],
  [/^closed (?:on|every|at|by|for)\s/iu, ['[We are|And we are|Note that we are|The doors are] {it}.']],
  [
    /^(?!(?:and|or|but|with|without|if|when|as|so|not|more|very|too|always|never|only|just|yes|thanks?|swap|see|look|please|kindly|[\p{L}]+(?:ing|ly))(?!\p{L}))(?:[\p{L}’'-]+ ){1,3}(?:clippers?|tools|injections?|appointments|class|classes|rooms?|teachers?|nurses?|doctors?|drivers?|staff|chairs?|beds?|towels?|water|food|wi-?fi|AC|parking|security|fabrics?|materials?|parts|quality|ingredients|packaging|service|care|support|designs?|colou?rs|machines?|equipment|cameras?|meals?|lunch|snacks|toilets?|generator|light|pool|view|garden|kitchen|playground|library|attendants?|riders?|cars?|buses|seats?)$/iu,
    ['[We have|There {be}|With us you get|You get] {one}.'],
  ],
]
