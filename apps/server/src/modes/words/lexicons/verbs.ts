/**
 * Verbs of sellers and buyers. Columns: English verbs with irregular participles after `-`, Yoruba, Hausa verbal noun,
 * Hausa finite verb, Igbo after `na-`, Igbo infinitive, Igbo imperative, Pidgin. `~` is the object; a row without `~`
 * is for verbs without an object. The Hausa finite verb is empty if it equals the verbal noun.
 */
const ROWS = `
sell,-sold,stock | ta ~ | sayar da ~ | | ere ~ | ire ~ | ree ~ | sell ~
buy,-bought | ra ~ | sayen ~ | sayi ~ | azụ ~ | ịzụ ~ | zụọ ~ | buy ~
make,-made,produce | ṣe ~ | yin ~ | yi ~ | eme ~ | ime ~ | mee ~ | make ~
bake | ṣe ~ | gasa ~ | | eme ~ | ime ~ | mee ~ | bake ~
roast,grill,barbecue | sun ~ | gasa ~ | | ahụ ~ n’ọkụ | ịhụ ~ n’ọkụ | hụọ ~ n’ọkụ | roast ~
fry | din ~ | soya ~ | | eghe ~ | ighe ~ | ghee ~ | fry ~
cook | se ~ | dafa ~ | | esi ~ | isi ~ | sie ~ | cook ~
serve | gbé ~ kalẹ̀ fún yín | ba ku ~ | | ebunye gị ~ | ibunye gị ~ | bunye ~ | serve ~
sew,-sewn,tailor | rán ~ | ɗinkin ~ | ɗinka ~ | akwa ~ | ịkwa ~ | kwaa ~ | sew ~
design,draw,-drawn | ya ~ | zanen ~ | zana ~ | ese ~ | ise ~ | see ~ | design ~
build,-built,construct | kọ́ ~ | gina ~ | | arụ ~ | ịrụ ~ | rụọ ~ | build ~
repair,fix,service | tún ~ ṣe | gyaran ~ | gyara ~ | arụzi ~ | ịrụzi ~ | rụzie ~ | repair ~
install,fit,set up | fi ~ sípò | saka ~ | | etinye ~ | itinye ~ | tinye ~ | install ~
starch | fi sítáàṣì sí ~ | sa wa ~ sitaci | | etinye ~ stachi | itinye ~ stachi | tinye ~ stachi | starch ~
wash | fọ ~ | wanke ~ | | asa ~ | ịsa ~ | saa ~ | wash ~
clean | nu ~ mọ́ | tsaftace ~ | | ehicha ~ | ihicha ~ | hichaa ~ | clean ~
iron,press | lọ ~ | gugar ~ | goge ~ | ede ~ | ide ~ | dee ~ | iron ~
teach,-taught | kọ́ni ní ~ | koyar da ~ | | akụzi ~ | ịkụzi ~ | kụzie ~ | teach ~
train | kọ́ ~ níṣẹ́ | horar da ~ | | enye ~ ọzụzụ | inye ~ ọzụzụ | nye ~ ọzụzụ | train ~
learn,-learnt | kọ́ ~ | koyon ~ | koyi ~ | amụ ~ | ịmụ ~ | mụọ ~ | learn ~
rent out,rent,hire out,hire | fi ~ yáni | ba da hayar ~ | | agbazinye ~ | ịgbazinye ~ | gbazinye ~ | rent out ~
offer,provide,do,-done,handle | ṣe ~ | yin ~ | yi ~ | eme ~ | ime ~ | mee ~ | do ~
give,-gave,-given | fún yín ní ~ | ba ku ~ | | enye gị ~ | inye gị ~ | nye anyị ~ | give you ~
supply to,sell to | kó ọjà lọ fún ~ | kai wa ~ kaya | | ebugara ~ ngwá ahịa | ibugara ~ ngwá ahịa | bugara ~ ngwá ahịa | supply ~
work with,work for | bá ~ ṣiṣẹ́ | aiki da ~ | yi aiki da ~ | arụrụ ~ ọrụ | ịrụrụ ~ ọrụ | rụọrọ ~ ọrụ | work with ~
supply | kó ~ wá | kawo ~ | | eweta ~ | iweta ~ | weta ~ | supply ~
deliver | gbé ~ wá | kawo ~ | | ebute ~ | ibute ~ | bute ~ | deliver ~
bring,-brought,come with | mú ~ wá | kawo ~ | zo da ~ | eweta ~ | iweta ~ | weta ~ | bring ~
send,-sent,ship,waybill | fi ~ ránṣẹ́ | aikawa da ~ | aika da ~ | ezipu ~ | izipu ~ | zipu ~ | send ~
send us | fi ~ ránṣẹ́ sí wa | turo mana ~ | | ezitere anyị ~ | izitere anyị ~ | zitere anyị ~ | send us ~
pick up | wá gbé ~ | zuwa ɗaukar ~ | zo ɗaukar ~ | abịa buru ~ | ịbịa buru ~ | bịa buru ~ | come carry ~
move | kó ẹrù ~ | kwasar kayan ~ | kwashe kayan ~ | ebu ngwá ~ | ibu ngwá ~ | buru ngwá ~ | move ~ load
carry,transport,haul | kó ~ | kwasar ~ | kwashe ~ | ebu ~ | ibu ~ | buru ~ | carry ~
bring back,return,drop off | dá ~ padà | mayar da ~ | | eweghachi ~ | iweghachi ~ | weghachi ~ | return ~
print,brand | tẹ ~ | buga ~ | | ebi ~ | ibi ~ | bie ~ | print ~
try,try on | dán ~ wò | gwada ~ | | anwale ~ | ịnwale ~ | nwalee ~ | try ~
ask for,request | béèrè fún ~ | neman ~ | nemi ~ | arịọ ~ | ịrịọ ~ | rịọ ~ | ask for ~
check,test,inspect,examine,weigh out | yẹ ~ wò | duba ~ | | elele ~ | ilele ~ | lelee ~ | check ~
accept,collect | gba ~ | karɓar ~ | karɓi ~ | anara ~ | ịnara ~ | nara ~ | collect ~
pay,-paid | san ~ | biyan ~ | biya ~ | akwụ ~ | ịkwụ ~ | kwụọ ~ | pay ~
save | fi ~ pamọ́ | tara ~ | | echekwa ~ | ichekwa ~ | chekwaa ~ | save ~
order,pre-order | ra ~ | yin odar ~ | yi odar ~ | azụ ~ | ịzụ ~ | zụọ ~ | order ~
book,reserve | gba ~ sílẹ̀ | kama ~ | | ejide ~ | ijide ~ | jide ~ | book ~
register | forúkọ ~ sílẹ̀ | yi wa ~ rajista | | edebanye ~ | idebanye ~ | debanye ~ | register ~
choose,-chosen,select | yan ~ | zaɓar ~ | zaɓi ~ | ahọrọ ~ | ịhọrọ ~ | họrọ ~ | choose ~
get,-got,receive,earn | rí ~ gbà | samun ~ | sami ~ | enweta ~ | inweta ~ | nweta ~ | get ~
use | lo ~ | amfani da ~ | yi amfani da ~ | eji ~ | iji ~ | jiri ~ | use ~
track,follow | tọpa ~ | bin sawun ~ | bi sawun ~ | eso ~ | iso ~ | soro ~ | follow ~
wear,-wore | wọ ~ | sanya ~ | | eyi ~ | iyi ~ | yiri ~ | wear ~
mill,grind,-ground | lọ ~ | niƙan ~ | niƙa ~ | akwọ ~ | ịkwọ ~ | kwọọ ~ | grind ~
slaughter | pa ~ | yanka ~ | | egbu ~ | igbu ~ | gbuo ~ | kill ~
visit | bẹ ~ wò | ziyartar ~ | ziyarci ~ | eleta ~ | ileta ~ | leta ~ | visit ~
help,assist | ran ~ lọ́wọ́ | taimaka wa ~ | | enyere ~ aka | inyere ~ aka | nyere ~ aka | help ~
answer | dáhùn ~ | amsa ~ | | aza ~ | ịza ~ | zaa ~ | answer ~
treat | tọ́jú ~ | maganin ~ | yi maganin ~ | agwọ ~ | ịgwọ ~ | gwọọ ~ | treat ~
slaughter | pa ~ | yanka ~ | | egbu ~ | igbu ~ | gbuo ~ | kill ~
weave | hun ~ | saƙar ~ | saƙa ~ | akpa ~ | ịkpa ~ | kpaa ~ | weave ~
grind | lọ ~ | niƙan ~ | niƙa ~ | egwe ~ | igwe ~ | gwee ~ | grind ~
cut | gé ~ | yanka ~ | | ebe ~ | ibe ~ | bee ~ | cut ~
plait,braid | di ~ | kitson ~ | yi kitson ~ | akpa ~ | ịkpa ~ | kpaa ~ | plait ~
fill,refill | kún ~ | cika ~ | | emeju ~ | imeju ~ | mejuo ~ | fill ~
rear,raise | sin ~ | kiwon ~ | yi kiwon ~ | azụ ~ | ịzụ ~ | zụọ ~ | rear ~
grow,-grown,plant | gbin ~ | noman ~ | noma ~ | akọ ~ | ịkọ ~ | kọọ ~ | plant ~
process | ṣètò ~ | sarrafa ~ | | ahazi ~ | ịhazi ~ | hazie ~ | process ~
prepare,arrange,organise,organize,plan,manage | ṣètò ~ | shirya ~ | | ahazi ~ | ịhazi ~ | hazie ~ | arrange ~
pack,package,wrap | di ~ | naɗe ~ | | ekechi ~ | ikechi ~ | kechie ~ | pack ~
decorate | ṣe ~ lọ́ṣọ̀ọ́ | ƙawata ~ | | achọ ~ mma | ịchọ ~ mma | chọọ ~ mma | decorate ~
paint | kun ~ | yi wa ~ fenti | | ete ~ penti | ite ~ penti | tee ~ penti | paint ~
fumigate | fín ~ | yi wa ~ feshi | | agba ~ ọgwụ ahụhụ | ịgba ~ ọgwụ ahụhụ | gbaa ~ ọgwụ ahụhụ | fumigate ~
dig,-dug,drill | gbẹ́ ~ | haƙa ~ | | egwu ~ | igwu ~ | gwuo ~ | dig ~
write,-written | kọ ~ | rubuta ~ | | ede ~ | ide ~ | dee ~ | write ~
speak,-spoken | sọ ~ | jin ~ | ji ~ | asụ ~ | ịsụ ~ | sụọ ~ | speak ~
keep,-kept,store | tọ́jú ~ | ajiye ~ | | edebe ~ | idebe ~ | debe ~ | keep ~
change,replace,exchange,swap | pààrọ̀ ~ | canja ~ | | agbanwe ~ | ịgbanwe ~ | gbanwee ~ | change ~
add | fi ~ kún un | ƙara ~ | | etinyekwu ~ | itinyekwu ~ | tinyekwuo ~ | add ~
need,require | nílò ~ | buƙatar ~ | buƙaci ~ | achọ ~ | ịchọ ~ | chọọ ~ | need ~
ask | bi ~ | tambayar ~ | tambayi ~ | ajụ ~ | ịjụ ~ | jụọ ~ | ask ~
eat | jẹ ~ | cin ~ | ci ~ | eri ~ | iri ~ | rie ~ | chop ~
last | pẹ́ tó ~ | kai ~ | | eru ~ | iru ~ | ruo ~ | last ~
take care of,look after,care for | tọ́jú ~ | kula da ~ | | elekọta ~ | ilekọta ~ | lekọta ~ | take care of ~
snap,shoot,cover | ya ~ | ɗaukar ~ | ɗauki ~ | ese ~ | ise ~ | see ~ | snap ~
take,-took | gba ~ | ɗaukar ~ | ɗauki ~ | ewe ~ | iwe ~ | were ~ | take ~
seat,hold,accommodate,carry | gba ~ | ɗaukar ~ | ɗauki ~ | anabata ~ | ịnabata ~ | nabata ~ | carry ~
feed | bọ́ ~ | ciyar da ~ | | azụ ~ nri | ịzụ ~ nri | zụọ ~ nri | feed ~
start,begin,-began | bẹ̀rẹ̀ ~ | fara ~ | | amalite ~ | ịmalite ~ | malite ~ | start ~
weigh,measure | wọn ~ | auna ~ | | atụ ~ | ịtụ ~ | tụọ ~ | weigh ~
see | rí ~ | ganin ~ | ga ~ | ahụ ~ | ịhụ ~ | hụ ~ | see ~
leave,depart from | gbéra ní ~ | tashi daga ~ | | esi ~ apụ | isi ~ apụ | si ~ pụọ | leave ~
reach | dé ~ | kaiwa ~ | kai ~ | eru ~ | iru ~ | ruo ~ | reach ~
start,begin,resume,start off | bẹ̀rẹ̀ | farawa | fara | amalite | ịmalite | malite | start
end,finish | parí | ƙarewa | ƙare | agwụ | ịgwụ | gwụ | finish
close | tì | rufewa | rufe | emechi | imechi | mechie | close
open | ṣí | buɗewa | buɗe | emeghe | imeghe | meghee | open
hold,take place | wáyé | gudana | | ewere ọnọdụ | iwere ọnọdụ | were ọnọdụ | hold
come,arrive | wá | zuwa | zo | abịa | ịbịa | bịa | come
drive you,take you,-taken you | gbé yín lọ | kai ku | | ebuga gị | ibuga gị | buga anyị | carry you
come to you,visit you | wá bá yín | zuwa wurinku | zo wurinku | abịakwute gị | ịbịakwute gị | bịakwute anyị | come meet you
travel,go | lọ | tafiya | yi tafiya | aga | ịga | gaa | go
leave,depart | gbéra | tashi | | apụ | ịpụ | pụọ | leave
work,operate | ṣiṣẹ́ | aiki | yi aiki | arụ ọrụ | ịrụ ọrụ | rụọ ọrụ | work
deliver,deliver it,deliver them,bring it,bring them | gbé e wá | kawo kaya | | ebute ya | ibute ya | bute ya | deliver am
ship,send,send it,waybill | fi í ránṣẹ́ | aikawa | aika | ezipu ya | izipu ya | zipu ya | send am
pay,-paid | sanwó | biya | | akwụ ụgwọ | ịkwụ ụgwọ | kwụọ ụgwọ | pay
order,place your order,place an order,place orders | rà á | yin oda | yi oda | azụ ya | ịzụ ya | zụọ ya | order
book | gba ààyè sílẹ̀ | kama wuri | | ejide ohere | ijide ohere | jide ohere | book
register,enrol | forúkọ sílẹ̀ | yin rajista | yi rajista | edebanye aha | idebanye aha | debanye aha | register
call,call us | pè wá | kiran mu | kira mu | akpọ anyị | ịkpọ anyị | kpọọ anyị | call us
message us,text us,write to us,chat us,dm us,send us a message | fi ọ̀rọ̀ ránṣẹ́ sí wa | turo mana saƙo | | ezitere anyị ozi | izitere anyị ozi | zitere anyị ozi | message us
pick up,pick it up,pick them up,collect it | wá gbé e | zuwa ɗauka | zo ɗauka | abịa buru ya | ịbịa buru ya | bịa buru ya | come carry am
return,return it,return them,bring it back,bring them back,carry it back,carry them back | dá a padà | mayarwa | mayar | eweghachi ya | iweghachi ya | weghachi ya | return am
repair it,fix it,adjust it,amend it | tún un ṣe | gyara shi | | arụzi ya | ịrụzi ya | rụzie ya | repair am
install it,set it up | fi í sípò | saka shi | | etinye ya | itinye ya | tinye ya | install am
exchange it,change it,swap it | pààrọ̀ rẹ̀ | canja shi | | agbanwe ya | ịgbanwe ya | gbanwee ya | change am
test it,check it,try it | yẹ̀ ẹ́ wò | gwada shi | | anwale ya | ịnwale ya | nwalee ya | test am
taste,taste it | tọ́ ọ wò | ɗanɗanawa | ɗanɗana | edetụ ya ire | idetụ ya ire | detụ ya ire | taste am
measure,measure it,measure you,take measurements | wọ̀n ọ́n | aunawa | auna | atụ ya | ịtụ ya | tụọ ya | measure am
use it | lò ó | amfani da shi | yi amfani da shi | eji ya | iji ya | jiri ya | use am
keep,last,stay fresh,run | pẹ́ | daɗewa | daɗe | adịte aka | ịdịte aka | dịte aka | last
dry | gbẹ | bushewa | bushe | akpọ nkụ | ịkpọ nkụ | kpọọ nkụ | dry
enter | wọlé | shiga | | abanye | ịbanye | banye | enter
reply,respond | fèsì | ba da amsa | | aza | ịza | zaa | reply
cook | se oúnjẹ | dafa abinci | | esi nri | isi nri | sie nri | cook
slaughter it,slaughter them | pa á | yankawa | yanka | egbu ya | igbu ya | gbuo ya | kill am
clean it,clean them | tún un ṣe | tsaftacewa | tsaftace shi | ehicha ya | ihicha ya | hichaa ya | clean am
bake | ṣe é | gasawa | gasa | eme ya | ime ya | mee ya | bake
weave,weave it | hun ún | saƙawa | saƙa | akpa ya | ịkpa ya | kpaa ya | weave am
wait | dúró | jira | | eche | iche | chere | wait
cut it,cut them | gé e | yankawa | yanka | ebe ya | ibe ya | bee ya | cut am
sell it,sell them | tà á | sayarwa | sayar | ere ya | ire ya | ree ya | sell am
add money | fi owó kún un | ƙara kuɗi | | atụkwasị ego | ịtụkwasị ego | tụkwasị ego | add money
buy,buy it | rà á | saya | | azụ ya | ịzụ ya | zụọ ya | buy
set up | ṣètò | shirya komai | | edozi ihe niile | idozi ihe niile | dozie ihe niile | set everything
pack,pack up | kó ẹrù | kwashe kaya | | ekwakọta ngwá | ikwakọta ngwá | kwakọta ngwá | pack everything
sew | ránṣọ | ɗinki | yi ɗinki | akwa akwa | ịkwa akwa | kwaa akwa | sew
drive | wa ọkọ̀ | tuƙi | yi tuƙi | anya ụgbọala | ịnya ụgbọala | nyaa ụgbọala | drive
do hair,make hair,style hair | ṣe irun | gyaran gashi | yi gyaran gashi | edozi isi | idozi isi | dozie isi | make hair
teach | kọ́ni | koyarwa | koyar | akụzi ihe | ịkụzi ihe | kụzie ihe | teach
eat | jẹun | cin abinci | ci abinci | eri nri | iri nri | rie nri | chop
`

export interface Verb {
  yoruba: string
  /** The verbal noun after `muna`, and the finite verb after `za ku` and `ku`. */
  hausa: readonly [string, string]
  /** The verb after `na-` and `ga-`, after `nwere ike`, and as a request. */
  igbo: readonly [string, string, string]
  pidgin: string
  hasObject: boolean
}

const withRest = (verb: string, rest: readonly string[]): string => [verb, ...rest].join(' ')

/**
 * Present forms and past participles of a verb. Regular participles are built with and without a doubled consonant
 * (`fixed`, `fixxed`), and typed text matches only the right one. A base with a leading `-` is an irregular participle.
 */
function formsOf(base: string): { present: string[]; done: string[] } {
  const [verb = '', ...rest] = base.replace(/^-/u, '').split(' ')
  if (base.startsWith('-')) return { present: [], done: [withRest(verb, rest)] }
  const stem = verb.replace(/e$/u, '').replace(/(?<=[^aeou])y$/u, 'i')
  const third = /(?:[sxo]|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb.replace(/(?<=[^aeou])y$/u, 'ie')}s`
  return {
    present: [verb, third].map((form) => withRest(form, rest)),
    done: [`${stem}ed`, `${stem}${stem.at(-1)}ed`].map((form) => withRest(form, rest)),
  }
}

interface Named {
  form: string
  isDone: boolean
  verb: Verb
}

/** The verbs by the first word of their forms, longest form first. */
const NAMED = new Map<string, Named[]>()
for (const row of ROWS.trim().split('\n')) {
  const [named = '', yoruba = '', noun = '', finite, after = '', infinitive = '', request = '', pidgin = ''] = row
    .split('|')
    .map((cell) => cell.trim())
  const verb: Verb = {
    ...{ yoruba, pidgin, hausa: [noun, finite || noun], igbo: [after, infinitive, request] },
    hasObject: yoruba.includes('~'),
  }
  const forms = named.split(',').map(formsOf)
  const add = (form: string, isDone: boolean) => {
    const first = form.split(' ')[0]!
    const all = [...(NAMED.get(first) ?? []), { form, verb, isDone }]
    NAMED.set(
      first,
      all.toSorted((one, other) => other.form.length - one.form.length),
    )
  }
  for (const form of forms.flatMap(({ present }) => present)) add(form, false)
  for (const form of forms.flatMap(({ done }) => done)) add(form, true)
}

/**
 * Finds the verbs whose present form begins the words, or whose participle does if `asksDone`. Returns the longest form
 * first, each with the words after it.
 */
export const verbsIn = (words: string, asksDone = false): { verb: Verb; rest: string }[] =>
  (NAMED.get(words.split(' ', 1)[0]!) ?? [])
    .filter(({ form, isDone }) => isDone === asksDone && (words === form || words.startsWith(`${form} `)))
    .map(({ form, verb }) => ({ verb, rest: words.slice(form.length).trim() }))
