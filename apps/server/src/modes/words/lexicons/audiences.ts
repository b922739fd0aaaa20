import type { Language } from '@ufaro/contract/tools/copywriter.ts'

const LANGUAGES: readonly Language[] = ['Yoruba', 'Hausa', 'Igbo']

/** Audiences of scripts, in Yoruba, Hausa and Igbo. Adds to the people in each language's lexicon. */
const AUDIENCES: Readonly<Record<string, readonly [string, string, string]>> = {
  'school children': ['àwọn ọmọ ilé ìwé', '’yan makaranta', 'ụmụ akwụkwọ'],
  'phone users': ['àwọn tó ń lo fóònù', 'masu amfani da waya', 'ndị na-eji ekwentị'],
  'small business owners': ['àwọn oníṣòwò kékeré', 'masu ƙananan sana’o’i', 'ndị nwere obere azụmahịa'],
  'church members': ['àwọn ọmọ ìjọ', '’yan coci', 'ndị ụka'],
  'food lovers': ['àwọn tó fẹ́ràn oúnjẹ', 'masu son abinci', 'ndị hụrụ nri n’anya'],
  homes: ['àwọn ìdílé', 'iyalai', 'ezinụlọ'],
  households: ['àwọn ìdílé', 'iyalai', 'ezinụlọ'],
  'fashion lovers': ['àwọn tó fẹ́ràn oge', 'masu son ado', 'ndị hụrụ ejiji n’anya'],
  'young workers': ['àwọn òṣìṣẹ́ ọ̀dọ́', 'matasan ma’aikata', 'ndị ọrụ na-eto eto'],
  'busy workers': ['àwọn òṣìṣẹ́ tí ọwọ́ wọn dí', 'ma’aikata masu yawan aiki', 'ndị ọrụ na-enweghị oge'],
  'busy people': ['àwọn tí ọwọ́ wọn dí', 'masu yawan aiki', 'ndị na-enweghị oge'],
  'busy mothers': ['àwọn ìyá tí ọwọ́ wọn dí', 'iyaye mata masu yawan aiki', 'ndị nne na-enweghị oge'],
  'nursing mothers': ['àwọn ìyá ọlọ́mọ', 'iyaye mata masu shayarwa', 'ndị nne na-enye ara'],
  'job seekers': ['àwọn tó ń wá iṣẹ́', 'masu neman aiki', 'ndị na-achọ ọrụ'],
  'event planners': ['àwọn tó ń ṣètò ayẹyẹ', 'masu shirya taro', 'ndị na-ahazi emume'],
  teenagers: ['àwọn ọ̀dọ́', 'matasa', 'ndị ntorobịa'],
  'market women': ['àwọn ìyálọ́jà', 'matan kasuwa', 'ụmụ nwaanyị ahịa'],
  wives: ['àwọn ìyàwó ilé', 'matan aure', 'ndị nwunye'],
  retailers: ['àwọn alátùntà', 'masu sayarwa', 'ndị na-ere ahịa'],
  'restaurant owners': ['àwọn onílé oúnjẹ', 'masu gidan abinci', 'ndị nwe ụlọ oriri'],
  'hotel owners': ['àwọn onílé ìtura', 'masu otel', 'ndị nwe ụlọ nkwari akụ'],
  motorists: ['àwọn awakọ̀', 'direbobi', 'ndị na-anya ụgbọala'],
  caterers: ['àwọn alásè', 'masu dafa abinci', 'ndị na-esi nri'],
  bakers: ['àwọn oníbúrẹ́dì', 'masu gasa burodi', 'ndị na-eme achịcha'],
  'bus drivers': ['àwọn awakọ̀ bọ́ọ̀sì', 'direbobin bas', 'ndị na-anya bọs'],
  'young mothers': ['àwọn ìyá ọ̀dọ́', 'matasan iyaye mata', 'ndị nne na-eto eto'],
  'small shops': ['àwọn ṣọ́ọ̀bù kékeré', 'ƙananan shaguna', 'obere ụlọ ahịa'],
  'house owners': ['àwọn onílé', 'masu gidaje', 'ndị nwe ụlọ'],
  'food sellers': ['àwọn olóúnjẹ', 'masu sayar da abinci', 'ndị na-ere nri'],
  'dog owners': ['àwọn tó ní ajá', 'masu karnuka', 'ndị nwere nkịta'],
  'poultry farmers': ['àwọn àgbẹ̀ adìẹ', 'manoman kaji', 'ndị na-azụ ọkụkọ'],
  newlyweds: ['àwọn tọkọtaya tuntun', 'sababbin ma’aurata', 'di na nwunye ọhụrụ'],
  'newly weds': ['àwọn tọkọtaya tuntun', 'sababbin ma’aurata', 'di na nwunye ọhụrụ'],
  'new couples': ['àwọn tọkọtaya tuntun', 'sababbin ma’aurata', 'di na nwunye ọhụrụ'],
  'young couples': ['àwọn tọkọtaya ọ̀dọ́', 'matasan ma’aurata', 'di na nwunye na-eto eto'],
  'secondary school leavers': ['àwọn tó jáde ilé ìwé girama', 'waɗanda suka gama sakandare', 'ndị gụchara sekọndrị'],
  'school leavers': ['àwọn tó jáde ilé ìwé', 'waɗanda suka gama makaranta', 'ndị gụchara akwụkwọ'],
  'young ladies': ['àwọn ọ̀dọ́bìnrin', '’yan mata', 'ụmụ agbọghọ'],
  bankers: ['àwọn òṣìṣẹ́ báńkì', 'ma’aikatan banki', 'ndị ọrụ ụlọ akụ'],
  'young graduates': ['àwọn tó ṣẹ̀ṣẹ̀ jáde ilé ìwé gíga', 'matasan da suka gama karatu', 'ndị na-eto eto gụsịrị akwụkwọ'],
  'working families': ['àwọn ìdílé tó ń ṣiṣẹ́', 'iyalai masu aiki', 'ezinụlọ ndị ọrụ'],
  'working parents': ['àwọn òbí tó ń ṣiṣẹ́', 'iyaye masu aiki', 'ndị nne na nna na-arụ ọrụ'],
  'working mothers': ['àwọn ìyá tó ń ṣiṣẹ́', 'iyaye mata masu aiki', 'ndị nne na-arụ ọrụ'],
  housewives: ['àwọn ìyàwó ilé', 'matan gida', 'ndị nwunye nọ n’ụlọ'],
  'online vendors': ['àwọn oníṣòwò orí ayélujára', 'masu sayarwa a intanet', 'ndị na-ere ahịa n’ịntanetị'],
  vendors: ['àwọn oníṣòwò', 'masu sayarwa', 'ndị na-ere ahịa'],
  'market traders': ['àwọn oníṣòwò ọjà', '’yan kasuwa', 'ndị na-azụ ahịa'],
  'keke riders': ['àwọn ọlọ́kẹ̀kẹ́ Márúwá', 'masu keke napep', 'ndị na-anya keke'],
  hairdressers: ['àwọn onídìrí', 'masu gyaran gashi', 'ndị na-edozi isi'],
  'fish farmers': ['àwọn àgbẹ̀ ẹja', 'masu kiwon kifi', 'ndị na-azụ azụ'],
  builders: ['àwọn tó ń kọ́lé', 'magina', 'ndị na-arụ ụlọ'],
  'house builders': ['àwọn tó ń kọ́lé', 'masu gina gida', 'ndị na-arụ ụlọ'],
  'party planners': ['àwọn tó ń ṣètò ayẹyẹ', 'masu shirya biki', 'ndị na-ahazi emume'],
  'phone sellers': ['àwọn tó ń ta fóònù', 'masu sayar da waya', 'ndị na-ere ekwentị'],
  'salary earners': ['àwọn òṣìṣẹ́', 'ma’aikata', 'ndị na-anata ụgwọ ọnwa'],
  'civil servants': ['àwọn òṣìṣẹ́ ìjọba', 'ma’aikatan gwamnati', 'ndị ọrụ gọọmenti'],
}

export function sayAudienceWord(language: Language, word: string): string | undefined {
  const at = LANGUAGES.indexOf(language)
  const key = word.toLowerCase()
  return at >= 0 && Object.hasOwn(AUDIENCES, key) ? AUDIENCES[key]![at] : undefined
}

const QUALITIES: Readonly<Record<string, readonly [string, string, string]>> = {
  young: ['~ ọ̀dọ́', 'matasan ~', '~ na-eto eto'],
  working: ['~ tó ń ṣiṣẹ́', '~ masu aiki', '~ na-arụ ọrụ'],
  busy: ['~ tí ọwọ́ wọn dí', '~ masu yawan aiki', '~ na-enweghị oge'],
  muslim: ['~ Mùsùlùmí', '~ Musulmi', '~ Alakụba'],
  christian: ['~ Kristẹni', '~ Kirista', '~ Kraịst'],
}
/** Translates `young families` or `Muslim youths`, if the people have a translation. */
export function sayQualified(
  language: Language,
  typed: string,
  sayPeople: (word: string) => string | undefined,
): string | undefined {
  const [quality = '', ...people] = typed.toLowerCase().split(' ')
  const said = Object.hasOwn(QUALITIES, quality) ? sayPeople(people.join(' ')) : undefined
  return said && QUALITIES[quality]![LANGUAGES.indexOf(language)]?.replace('~', said)
}

const PLANNERS = ['àwọn tó ń ṣètò', 'masu shirya', 'ndị na-ahazi']
/** Translates `families planning weddings`, if the occasion has a translation. */
export function sayPlanners(
  language: Language,
  people: string,
  sayOccasion: (word: string) => string | undefined,
): string | undefined {
  const occasion = sayOccasion(/^\p{L}+ planning (?:an? )?(.+)$/iu.exec(people)?.[1] ?? '')
  const planners = PLANNERS[LANGUAGES.indexOf(language)]
  return occasion && planners && `${planners} ${occasion}`
}
