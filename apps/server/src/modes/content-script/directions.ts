const ROLES =
  'bachelors?|graduates?|corpers?|job ?seekers?|housewi(?:fe|ves)|widows?|conductors?|gatem[ae]n|spinsters?|grandpar\\p{L}+|shoppers?|visitors?|travell?ers?|residents?|founders?|entrepreneurs?|freelancers?|photographers?|bakers?|caterers?|hairdressers?|stylists?|welders?|carpenters?|painters?|bankers?|friends?|sisters?|brothers?|customers?|sellers?|buyers?|couple|m[ae]n|wom[ae]n|girls?|boys?|mothers?|mums?|mummy|fathers?|daddy|dads?|grandm\\p{L}+|grandfathers?|grandpa|child|children|kids?|neighbou?rs?|colleagues?|actors?|people|persons?|voices?|husbands?|wi(?:fe|ves)|boyfriends?|girlfriends?|sons?|daughters?|aunt(?:y|ies)|uncles?|landlords?|landlady|tenants?|teachers?|students?|pupils?|parents?|pastors?|doctors?|nurses?|patients?|farmers?|drivers?|riders?|passengers?|tailors?|barbers?|mechanics?|owners?|boss|managers?|workers?|brides?|grooms?|guests?|traders?|cousins?|roommates?|agents?|clients?|chefs?|cooks?|presenters?|hosts?|reporters?|interviewers?|technicians?|engineers?|plumbers?|electricians?|ladies|lady|gentlem[ae]n|elders?|babies|baby|policem[ae]n|salesgirls?|receptionists?|lawyers?|delivery m[ae]n|family|sales ?m[ae]n'

/** Matches a requirement that is a stage direction and is not spoken: `start with a generator noise`, `calm voice`. */
export const DIRECTION = new RegExp(
  [
    "^(?:please\\s+)?(?:(?:start|begin|open)\\s+(?:it\\s+)?(?:with|on|by|in|at|from)|set (?:it|this|the|in)|make (?:it|them|sure|the)|keep (?:it|the)|let (?:the|it|them|an?|one|two|somebody)|have (?:the|an?|one|two|somebody)|use (?!code|promo)|be |do not |don[’']t |never |always |(?:write|speak|talk|act|sound|look|shoot|play|repeat|zoom|fade|cut)\\s)",
    `^(?:an?|one|two|three|four|some)\\s(?:\\p{L}+\\s){0,3}(?:${ROLES})(?:\\sand\\s(?:an?\\s|one\\s)?(?:\\p{L}+\\s){0,2}(?:${ROLES}))?(?:\\s(?:speak|talk|chat)(?:s|ing)?)?$`,
    '^(?:very |a )?(?:calm|soft|warm|low|loud|fast|slow|upbeat|happy|sad|background|gentle|friendly|serious|funny|deep|female|male|lively|energetic|catchy|strong|emotional|dramatic|simple)\\s(?:\\p{L}+\\s)?(?:voice|voice ?over|music|tone|mood|pace|hook|start|opening|ending|language|english|narrator|narration|sounds?|style|energy)$',
  ].join('|'),
  'iu',
)

const MANNERS =
  '(?:very |so |not too |a bit |really )?(?:clear|short|simple|brief|emotional|serious|funny|warm|calm|touching|exciting|catchy|engaging|fun|energetic|lively|upbeat|classy|elegant|premium|trendy|stylish|cool|dramatic|respectful|polite|honest|motivational|persuasive|inspirational|hopeful|joyful|happy|playful|relatable|conversational|natural tone|lighthearted|light-hearted|heartfelt|sincere|urgent|suspenseful|straight to the point|to the point|fast|slow|fast paced|fast-paced|loud|youthful|classy tone|trendy|short sentences|simple english|plain english|cheesy|churchy|cringe|pushy|salesy|boring|long|formal|preachy)'
export const MANNER = new RegExp(`^${MANNERS}(?:,?\\s(?:and|but|&|not|never)\\s(?:too )?${MANNERS})*$`, 'iu')

const DOES =
  '(?:talk|argu|quarrel|cook|eat|tast|laugh|smil|cr(?:y|i)|call|crack|break|drop|com|go|walk|runn?|enter|sitt?|stand|look|watch|ask|complain|danc|buy|sell|pay|open|clos|tr(?:y|i)|wear(?=s|ing)|show|giv|tak|bring|carr(?:y|i)|hold|driv|wait|wak|sleep|see|find|meet|greet|hugg?|celebrat|fight|shout|scream|pray|sing|stud(?:y|i)|fail|pass|read|writ|typ|search|scroll|receiv|gett?|learn|teach|explain|tell|say|speak|return|arriv|leav|join|help|clean|wash|fix|repair|check|count|point|wav|jump|fall|los|miss|need|want|struggl|sweat|suffer|discover|reali[sz]|teas|jok|begg?|chas|push|pull|lift|pack|unbox|unpack|mix|stirr?|fr(?:y|i)|bak|cutt?|serv|shar|gist|negotiat|bargain|borrow|travel|work|rest|relax|order|wonder|notic|start|keep|stopp?|forget|remember|trip|visit|knock|cough|faint|rush|hurr(?:y|i)|play|draw|paint|sew|measur|select|choos|pick|press|switch|turn|hand|throw|worr(?:y|i)|advis|think|feel|slip|spill|burn|refus|promis|borrow|collect|sign|appl(?:y|i)|interview)(?:e?s|ing|ed|e|y)?'
const PERSON = `(?:an?\\s|the\\s|one\\s|two\\s|three\\s|his\\s|her\\s|my\\s|some\\s)?(?:(?!for|of)\\p{L}+\\s){0,2}?(?:${ROLES})(?:\\s(?:and|with)\\s(?:an?\\s|the\\s|his\\s|her\\s)?(?:\\p{L}+\\s)?(?:${ROLES}))?`
/** Matches a requirement about what people do: `a boyfriend cracks his girlfriend’s phone`, `then neighbour comes`. */
export const STAGED = new RegExp(
  `^(?:someone|somebody)\\s(?:who\\s\\p{L}+|\\p{L}+(?:ing|s))\\s|^(?:an?|one|two|three)\\s(?:\\p{L}+\\s){0,2}?(?:${ROLES})\\s(?:(?:at|in|on)\\s(?:\\p{L}+\\s){1,2})?(?:is|are|who|whose|\\p{L}{3,}ed|${DOES})\\s|^an?\\s(?:\\p{L}+\\s){0,2}?(?:${ROLES})\\s\\p{L}{3,}s\\s|^an?\\s(?:\\p{L}+\\s){1,3}?\\p{L}+s\\s(?:his|her|their)\\s|^(?:(?:and )?(?:then|next|after that|afterwards|later|finally|at the end|at first|first|in the end|suddenly)\\s(?:\\p{L}+\\s){0,4}?(?:(?:${ROLES})|${DOES})(?=\\s|$)|${PERSON}\\s(?:who |is |are )?(?:keeps? |starts? )?${DOES}(?=\\s|$))`,
  'iu',
)

/**
 * Matches a requirement that puts people in a situation, so that the script can tell it as a story: `a mother worries
 * about a report card`.
 */
export const SCENE = new RegExp(
  `^(?:someone|somebody)\\s(?:who\\s\\p{L}+|\\p{L}+(?:ing|s))\\s|^(?:an?|one|two|three|some)\\s(?:\\p{L}+\\s){0,3}?(?:${ROLES})\\s(?!(?:and|or|&)\\s)\\p{L}+`,
  'iu',
)

const ROLE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${ROLES})(?![\\p{L}\\p{M}])`, 'giu')
const NO_SPEAKER =
  /^(?:people|persons?|actors?|voices?|friends|couple|customers|sellers|buyers|guests|workers|child(?:ren)?|kids?|bab(?:y|ies)|family)$/iu
const SINGULAR: readonly (readonly [RegExp, string])[] = [
  [/wives$/u, 'wife'],
  [/men$/u, 'man'],
  [/ies$/u, 'y'],
  [/(?<=[^s])s$/u, ''],
]

/** Finds the roles in stage directions and returns each once, as the name of a speaker: `Father`, `Neighbour`. */
export function rolesIn(directions: readonly string[]): string[] {
  const named = directions.flatMap((each) => each.match(ROLE) ?? []).filter((role) => !NO_SPEAKER.test(role))
  const single = named.map((role) => {
    const [plural, end] = SINGULAR.find(([ending]) => ending.test(role.toLowerCase())) ?? []
    return plural && role.toLowerCase() !== 'boss' ? role.toLowerCase().replace(plural, end ?? '') : role.toLowerCase()
  })
  return [...new Set(single)].map((role) => role.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('en')))
}

/** Matches roles that sell or offer something. A speaker with any other role only talks about the brand. */
export const SELLS =
  /^(?:seller|owner|boss|manager|tailor|barber|mechanic|teacher|doctor|pastor|farmer|trader|agent|chef|cook|presenter|host)$/iu
