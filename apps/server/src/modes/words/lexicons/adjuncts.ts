import { type FactClause, of } from './fact-clause.ts'

const DAYTIME = '((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?.*|.*\\d.*|week ?days|weekends?|noon|midnight)'

/** Columns: a pattern of English words as in FactClause, then Yoruba, Hausa, Igbo and Pidgin. */
const ROWS = String.raw`
(?:for|to) (?:rent|hire) (?:and|or) (?:sale|sell|buy) = fún yíyá àti títà = na haya da sayarwa = a na-agbazinye ma na-ere = for rent and sale
(?:for|to) (?:rent|hire|let|lease) = fún yíyá = na haya = a na-agbazinye agbazinye = for rent
(?:on |at )?(?:the )?same day = lọ́jọ́ kan náà = a rana ɗaya = n’otu ụbọchị ahụ = same day
(?:on )?(?:the )?next day = lọ́jọ́ kejì = washegari = n’echi ya = next day
today = lónìí = yau = taa = today
tomorrow = lọ́la = gobe = echi = tomorrow
(?:right )?now = báyìí = yanzu = ugbu a = now
this week = lọ́sẹ̀ yìí = a wannan makon = n’izu a = dis week
this month = lóṣù yìí = a wannan watan = n’ọnwa a = dis month
this weekend = lópin ọ̀sẹ̀ yìí = a ƙarshen makon nan = n’ngwụcha izu a = dis weekend
(?:every ?day|daily|each day) = lójoojúmọ́ = kowace rana = kwa ụbọchị = every day
(?:every ?|per |an? |each )morning = ní àràárọ̀ = kowace safiya = kwa ụtụtụ = every morning
(?:every ?|each )(?:evening|night) = ní alaalẹ́ = kowane dare = kwa abalị = every night
(?:every ?|per |an? |each )week|weekly = lọ́sọ̀ọ̀sẹ̀ = kowane mako = kwa izu = every week
(?:every ?|per |an? |each )month|monthly = lóṣooṣù = kowane wata = kwa ọnwa = every month
(?:every ?|per |an? |each )year|yearly = lọ́dọọdún = kowace shekara = kwa afọ = every year
(?:once|one time) (?:every|an?|per) day = lẹ́ẹ̀kan lójúmọ́ = sau ɗaya a rana = otu ugboro n’ụbọchị = one time a day
(?:twice|2 times) (?:every|an?|per) day = lẹ́ẹ̀mejì lójúmọ́ = sau biyu a rana = ugboro abụọ n’ụbọchị = 2 times a day
(?:once|one time) (?:every|an?|per) week = lẹ́ẹ̀kan lọ́sẹ̀ = sau ɗaya a mako = otu ugboro n’izu = one time a week
twice (?:every|an?|per) week = lẹ́ẹ̀mejì lọ́sẹ̀ = sau biyu a mako = ugboro abụọ n’izu = 2 times a week
(\d+) times (?:every|an?|per) day = ní ìgbà $1 lójúmọ́ = sau $1 a rana = ugboro $1 n’ụbọchị = $1 times a day
(\d+) (?:times|days) (?:every|an?|per) week = ní ìgbà $1 lọ́sẹ̀ = sau $1 a mako = ugboro $1 n’izu = $1 times a week
(?:at|in the) (?:night|evening)s?|at night = ní alẹ́ = da dare = n’abalị = for night
(?:in|early in) the mornings? = ní àárọ̀ = da safe = n’ụtụtụ = for morning
in the afternoons? = ní ọ̀sán = da rana = n’ehihie = for afternoon
day and night|24 hours(?: a day)?|round the clock = tọ̀sán-tòru = dare da rana = ehihie na abalị = day and night
all (?:day|year)(?: round)?|at any time|any ?time = nígbàkígbà = a kowane lokaci = n’oge ọ bụla = any time
(?:on )?(\p{Lu}\p{Ll}+day) (?:night|evening) = ní alẹ́ !1 = da daren !1 = n’abalị !1 = $1 night
(?:on )?(\p{Lu}\p{Ll}+day) morning = ní àárọ̀ !1 = da safiyar !1 = n’ụtụtụ !1 = $1 morning
on time = lásìkò = a kan lokaci = n’oge = on time
(?:in|within|under|inside) SPAN = láàárín $1 = cikin $1 = n’ime $1 = inside $1
after SPAN = lẹ́yìn $1 = bayan $1 = mgbe $1 gachara = after $1
SPAN (?:before|ahead|in advance|early)(?: (?:your|the) .{3,16})? = ní $1 ṣáájú = $1 kafin lokacin = $1 tupu oge ahụ = $1 before
for (?:up to |about )?SPAN = fún $1 = na $1 = ruo $1 = for $1
for (?:many )?years = fún ọ̀pọ̀ ọdún = har shekaru da yawa = ọtụtụ afọ = for many years
since (\d{4}) = láti ọdún $1 = tun shekarar $1 = kemgbe $1 = since $1
(?:on|this) DAYTIME = ní !1 = ranar !1 = na !1 = on !1
every (\d+ (?:hours|days|weeks|months|years)) = ní gbogbo $1 = duk $1 = kwa $1 = every $1
(?:every|each) DAYTIME = ní gbogbo !1 = kowace !1 = kwa !1 = every !1
(?:at|by) DAYTIME = ní !1 = da !1 = na !1 = by !1
from DAYTIME = láti !1 = daga !1 = site na !1 = from !1
before DAYTIME = kí ó tó di !1 = kafin !1 = tupu !1 = before !1
(?:until|till|before) the day = títí di ọjọ́ náà = har ranar = ruo ụbọchị ahụ = till di day
(?:until|till) DAYTIME = títí di !1 = har !1 = ruo !1 = till !1
(?:on|after|at|before) delivery|when (?:it|your order) arrives|on arrival = tí ẹ bá gbà á = idan an kawo = mgbe ị natara ya = when e reach your hand
(?:only )?after (?:you test it|testing) = lẹ́yìn tí ẹ bá dán an wò = bayan kun gwada = mgbe i nwalechara ya = after you don test am
before (?:the )?evening = kí ilẹ̀ tó ṣú = kafin yamma = tupu mgbede = before evening
after school = lẹ́yìn ilé ìwé = bayan makaranta = mgbe a gbasara akwụkwọ = after school
(?:straight |direct(?:ly)? |fresh )?from (?:the|our) farm = láti oko = daga gona = si n’ugbo = from di farm
before you (?:visit|come) = kí ẹ tó wá = kafin ku zo = tupu ị bịa = before you come
before you (?:pay|buy) = kí ẹ tó sanwó = kafin ku biya = tupu ị kwụọ ụgwọ = before you pay
after (?:the )?(?:installation|work|service|training|event) = tí a bá parí = idan an gama = mgbe e mechara = when work finish
if (?:it is faulty|it has a fault|it spoils|there is a problem) = tó bá ní àbùkù = idan yana da matsala = ma o nwee nsogbu = if e get fault
(?:if it|if they|that|which) (?:does|do) not fit(?: you)? = tí kò bá bá yín mu = idan bai dace ba = ma o dabaghị gị = if e no size you
if you (?:ask|want|like) = tí ẹ bá fẹ́ = idan kuna so = ma ị chọọ = if you want
(?:when|if) you (?:buy|order|book) (.{1,40}?)(?: or more| and above)? = tí ẹ bá ra $1 = idan kun sayi $1 = ma ị zụta $1 = if you buy $1
(?:on|for) (?:all |any )?orders? (?:above|over|of|from) AMOUNT(?: and above)? = tí ọjà bá tó $1 = idan sayayya ta kai $1 = ma ihe ị zụtara ruo $1 = if your order reach $1
in front of you|while you (?:wait|watch) = lójú yín = a gabanku = n’ihu gị = for your front
(?:for free|free|free of charge|at no (?:extra )?(?:cost|charge)) = lọ́fẹ̀ẹ́ = kyauta = n’efu = free
to your (?:house|home|door|doorstep|place|location) = sílé yín = har gidanku = n’ụlọ gị = reach your house
(?:at|in) your (?:house|home|place|location)|at home = nílé yín = a gidanku = n’ụlọ gị = for your house
to your (?:office|shop|school|church|hall|event|venue) = síbi tí ẹ wà = inda kuke = ebe ị nọ = reach your place
(?:at|in) your (?:office|shop|school|church|hall|event|venue) = níbi tí ẹ wà = inda kuke = ebe ị nọ = for your place
to the (?:hall|venue|event|site) = síbi ayẹyẹ náà = wurin taron = ebe emume ahụ = reach di venue
to you|to all our customers = fún yín = muku = gị = reach you
(?:all over|across|anywhere in|to anywhere in|to any (?:state|part) (?:of|in)|throughout) Nigeria|nationwide|to (?:any|all|other|every) states? = sí gbogbo Nàìjíríà = ko’ina a Najeriya = n’ebe niile na Naịjirịa = for all Nigeria
(?:anywhere|everywhere) = síbi gbogbo = ko’ina = n’ebe niile = anywhere
(?:within|inside|in) (?:the )?(?:town|city) = láàárín ìlú = cikin gari = n’ime obodo = inside town
on campus = nínú ọgbà ilé ìwé = a cikin makaranta = n’ime ụlọ akwụkwọ = for campus
inside = nínú ilé = a ciki = n’ime = for inside
online = lórí ayélujára = a intanet = n’ịntanetị = online
(?:on|through|from|at) our website = lórí wẹ́búsáìtì wa = a shafinmu na intanet = na weebụsaịtị anyị = for our website
(?:on|by|via|through) (WhatsApp|Instagram|Facebook|Jumia|TikTok|Konga) = lórí $1 = ta $1 = na $1 = for $1
(?:by|on|via) (?:the )?(?:phone|call) = lórí fóònù = ta waya = n’ekwentị = by phone
(?:in|at|from) our (?:shop|store|showroom|office) = ní ọ̀dọ̀ wa = a wurinmu = n’ebe anyị nọ = for our shop
(?:by|via|through) waybill = nípa waybill = ta waybill = site na waybill = by waybill
(?:by|in) (?:bus|road|motor|car) = nípasẹ̀ ọkọ̀ = ta mota = n’ụgbọala = by bus
by hand = pẹ̀lú ọwọ́ = da hannu = n’aka = with hand
(?:to|on) order|on request = bí ẹ bá ṣe fẹ́ ẹ = bisa oda = dị ka ị chọrọ = as you want am
(?:by|through|with|via) (?:bank )?transfer = nípa fífi owó ránṣẹ́ = ta hanyar tura kuɗi = site n’izipu ego = by transfer
(?:in|with|by) cash = lọ́wọ́ = da tsabar kuɗi = n’ego aka = with cash
(?:by |in |with )?(?:transfer or (?:in |with )?cash|cash or (?:by )?transfer) = lọ́wọ́ tàbí nípa fífi owó ránṣẹ́ = da tsabar kuɗi ko ta hanyar tura kuɗi = n’ego aka ma ọ bụ site n’izipu ego = with cash or transfer
from scratch = láti ìbẹ̀rẹ̀ = tun daga farko = site na mbido = from beginning
in bulk = lọ́pọ̀ = da yawa = n’ọtụtụ = plenty
in (?:2|two) (?:parts|instal+ments)|twice = ní ìgbà méjì = sau biyu = ugboro abụọ = 2 times
in (\d) (?:parts|instal+ments) = ní ìgbà $1 = sau $1 = ugboro $1 = $1 times
in instal+ments|small small = díẹ̀díẹ̀ = kaɗan-kaɗan = nta nta = small small
at half (?:the )?price|for half (?:the )?price = ní ìdajì owó = a rabin kuɗi = n’ọkara ego = for half price
(?:from|starting) now = láti ìsinsìnyí = daga yanzu = malite ugbu a = from now
(?:(?:is|are) )?ready (?:in|within) SPAN = ó sì máa ń ṣetán láàárín $1 = kuma ana gamawa cikin $1 = nke na-adị njikere n’ime $1 = and e dey ready in $1
(?:on|from|with) (?:your|their) phones? = lórí fóònù = a waya = n’ekwentị = for phone
(?:by|via|through) e-?mail = nípasẹ̀ ímeèlì = ta imel = site n’email = by email
within (\d+ ?km) = láàárín $1 = cikin $1 = n’ime $1 = inside $1
on market days = lọ́jọ́ ọjà = ranar kasuwa = n’ụbọchị ahịa = on market day
except (?:on )?DAYTIME = àyàfi !1 = ban da !1 = ma e wezụga !1 = except !1
(?:by|through|via) (?:motor )?park = nípa gáreèjì = ta tashar mota = site n’ogige ụgbọala = by motor park
on ((?:every|each) .+) = lórí $1 = a kan $1 = n’elu $1 = on $1
before (?:planting|the rains?) = kí a tó gbìn = kafin shuka = tupu ịkọ ihe = before planting
for (?:the|a) whole day = fún odidi ọjọ́ kan = na yini guda = ruo otu ụbọchị dum = for whole day
by video call = lórí ìpè fídíò = ta kiran bidiyo = site n’oku vidiyo = by video call
on camera = nínú kámẹ́rà = ta kyamara = na kamera = for camera
as part payment = gẹ́gẹ́ bí apá kan owó náà = a matsayin wani ɓangare na kuɗin = dị ka akụkụ nke ego ya = as part payment
from (farms|farmers|markets|factories) in PLACE = láti $1 @2 = daga $1 @2 = site na $1 @2 = from $1 @2
to (homes|houses|offices|shops|markets|schools|hotels|restaurants) in PLACE = sí $1 @2 = zuwa $1 @2 = na $1 @2 = reach $1 @2
only = péré = kawai = naanị = only
(?:or|and) (?:more|above) = tàbí jù bẹ́ẹ̀ lọ = ko fiye = ma ọ bụ karịa = or pass
(?:in|at|on|around|within|across) PLACE = @1 = @1 = @1 = @1
to ((?:(?:our|all|new|old) )?(?:customers|students|women|men|people|children|families|parents|farmers|workers|retailers|traders|buyers|brides|couples|teenagers|adults|beginners|pupils|girls|boys|teachers)) = fún $1 = ga $1 = nye $1 = give $1
to PLACE = sí $1 = zuwa $1 = na $1 = reach $1
to (\d+\p{L}?,? \p{Lu}.+) = @1 = @1 = @1 = @1
to THINGS = sí $1 = zuwa $1 = na $1 = to $1
(?:in )?((?:near|opposite|behind|beside|close to) .+) = @1 = @1 = @1 = @1
from (\d+\p{L}*) to (\d+\p{L}*) = láti $1 sí $2 = daga $1 zuwa $2 = site na $1 ruo $2 = from $1 reach $2
from PLACE = láti $1 = daga $1 = site na $1 = from $1
(?:for|at|from) AMOUNT = ní $1 = a kan $1 = na $1 = for $1
for you = fún yín = muku = maka gị = for you
for (?:us|yourself|yourselves) = fún ara yín = da kanku = n’onwe gị = for yourself
for sale = fún títà = na sayarwa = a na-ere ere = for sale
for THINGS = fún $1 = don $1 = maka $1 = for $1
with (?:our|your) own THINGS = pẹ̀lú $1 = da $1 = ya na $1 = with $1
with THINGS = pẹ̀lú $1 = tare da $1 = ya na $1 = with $1
(?:in|at) THINGS = ní $1 = a $1 = na $1 = for $1
without THINGS = láìsí $1 = ba tare da $1 ba = na-enweghị $1 = without $1
`

/** Ends of clauses that say when, where, for whom, on which condition and for how much. */
export const ADJUNCTS: readonly FactClause[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [typed = '', yoruba = '', hausa = '', igbo = '', pidgin = ''] = row.split(' = ')
    return [of(typed.replace('DAYTIME', DAYTIME)), yoruba, hausa, igbo, pidgin]
  })
