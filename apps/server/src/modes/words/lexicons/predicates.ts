/**
 * What is said of goods and services after `is` or `are`. Columns: English, Yoruba, Hausa, Igbo, Pidgin; `~` is the
 * subject.
 */
const ROWS = `
available,provided,on sale | ~ wà | akwai ~ | ~ dị | ~ dey
included,part of the price,included in the price,part of it | ~ wà nínú owó náà | kuɗin ya haɗa da ~ | ego ahụ gụnyere ~ | ~ join di price
free,free of charge | ~: ọ̀fẹ́ ni | ~: kyauta | ~: n’efu | ~ free
required,needed,necessary,compulsory | ẹ máa nílò ~ | ana buƙatar ~ | a chọrọ ~ | you need ~
NAFDAC approved,NAFDAC registered,approved by NAFDAC | NAFDAC ti fọwọ́ sí ~ | NAFDAC ta amince da ~ | NAFDAC kwadoro ~ | ~ get NAFDAC number
clean,neat,hygienic | ~ mọ́ tónítóní | ~ na da tsabta | ~ dị ọcha | ~ clean well
new,brand new,sealed,new and sealed,brand new and sealed | ~ jẹ́ tuntun | ~ sabo ne | ~ bụ ihe ọhụrụ | ~ be brand new
original,genuine,authentic,real,pure,natural,100% pure,100% original | ~ jẹ́ ojúlówó | ~ na asali ne | ~ bụ ezigbo ihe | ~ be original
strong,durable,solid | ~ lágbára | ~ na da ƙarfi | ~ siri ike | ~ strong
healthy,in good health | ara ~ le | ~ na da lafiya | ahụ siri ~ ike | ~ dey healthy
trained,experienced,certified,qualified,skilled,professional | ~ mọṣẹ́ dáadáa | ~ ƙwararru ne | ~ ma ọrụ nke ọma | ~ sabi di work
patient | ~ ní sùúrù | ~ na da haƙuri | ~ nwere ndidi | ~ get patience
polite,friendly,respectful | ~ níwà rere | ~ na da ladabi | ~ nwere nsọpụrụ | ~ get respect
vaccinated | ~ ti gba abẹ́rẹ́ àjẹsára | an yi wa ~ rigakafi | ~ agbaala ọgwụ mgbochi | dem don vaccinate ~
insured | ~ ní ìbánigbófò | ~ na da inshora | ~ nwere inshọransị | ~ get insurance
tarred | ~ ní ọ̀dà | an yi wa ~ kwalta | ~ nwere kọlta | ~ get tar
fenced | ~ ní ọgbà | an kewaye ~ da katanga | ~ nwere ogige | ~ get fence
dry | ~ gbẹ | ~ busasshe ne | ~ kpọrọ nkụ | ~ dry
complete | ~ pé | ~ cikakke ne | ~ zuru ezu | ~ complete
ready | ~ máa ń ṣetán | ana gama ~ | ~ na-adị njikere | ~ dey ready
cheap,affordable | ~ kò wọ́n | ~ na da araha | ~ dị ọnụ ala | ~ no cost
safe,secure | ~ kò léwu | ~ na da aminci | ~ adịghị ize ndụ | ~ safe
limited,few | ~ kò pọ̀ | ~ kaɗan ne | ~ adịghị ọtụtụ | ~ no plenty
guaranteed | ~ dájú | ~ tabbas ne | ~ doro anya | ~ sure
welcome | a ń gba ~ tọwọ́tẹsẹ̀ | ana maraba da ~ | a na-anabata ~ | ~ dey welcome
ongoing,in progress | ~ ń lọ lọ́wọ́ | ~ na gudana | ~ na-aga n’ihu | ~ dey go on
open | ~ máa ń ṣí | ana buɗe ~ | ~ na-emeghe | ~ dey open
soft,gentle | ~ rọ̀ | ~ na da laushi | ~ dị nro | ~ soft
sweet,delicious,tasty | ~ dùn | ~ na da daɗi | ~ na-atọ ụtọ | ~ sweet
hot,served hot | ~ gbóná | ~ na da zafi | ~ na-ekpo ọkụ | ~ dey hot
cold,chilled,served cold | ~ tutù | ~ na da sanyi | ~ na-ajụ oyi | ~ dey cold
small,little | ~ kéré | ~ kaɗan ne | ~ pere mpe | ~ small
easy,simple | ~ rọrùn | ~ na da sauƙi | ~ dị mfe | ~ easy
fast,quick | ~ yára | ~ na da sauri | ~ na-eme ngwa ngwa | ~ fast
good,of good quality,high quality,of high quality | ~ dára | ~ na da kyau | ~ dị mma | ~ good
left,remaining | ~ ló kù | saura ~ | ~ fọdụrụ | na ~ remain
online | ~ wà lórí ayélujára | ~ na kan intanet | ~ dị n’ịntanetị | ~ dey online
`

const PREDICATES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [named = '', ...said] = row.split('|').map((cell) => cell.trim())
      return named.split(',').map((words) => [words.toLowerCase(), said])
    }),
)

export const predicateOf = (words: string): readonly string[] | undefined =>
  Object.hasOwn(PREDICATES, words.toLowerCase()) ? PREDICATES[words.toLowerCase()] : undefined
