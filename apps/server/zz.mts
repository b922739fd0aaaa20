import { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import { writeScripts } from './src/modes/content-script/script-writer.ts'
const R = [
 { brandName: 'Kamsi Bakes', brandDescription: 'We bake birthday cakes and small chops in Enugu. 6 inch cake ₦15,000, 8 inch ₦22,000. Delivery within Enugu ₦1,500. Order two days before. Call 0803 111 2222', targetAudience: 'mothers planning birthdays', duration: '2 minutes', tone: 'friendly', keyRequirements: 'one speaker, say the delivery price' },
 { brandName: 'Fixit Phones', brandDescription: 'phone repair for computer village ikeja. screen change from 12k, battery 8k. 30 days warranty. we dont charge if we cant fix it', targetAudience: 'students', duration: '90 seconds', tone: 'funny', keyRequirements: 'customer that doubts' },
 { brandName: 'Bello Poultry', brandDescription: 'Muna sayar da kwai da kaji a Kaduna. Kiret daya ₦5,200. Muna kai gida a cikin gari.', targetAudience: 'masu gidan abinci da iyalai', duration: '90 seconds', language: 'Hausa', keyRequirements: '' },
 { brandName: 'Mama T Kitchen', brandDescription: 'Amala, ewedu ati gbegiri ni Bodija, Ibadan. Awo kan ₦1,800. A si lati aago mokanla aaro de mejo ale.', targetAudience: 'awon osise', duration: '2 minutes', language: 'Yoruba', keyRequirements: '' },
 { brandName: 'Chidi Tailors', brandDescription: 'Sharp sharp native wear for men. Senator from ₦25,000 for 5 days. Shop dey Onitsha Main Market. We dey send go anywhere', targetAudience: 'guys wey get wedding', duration: '90 seconds', language: 'Nigerian Pidgin', keyRequirements: '' },
 { brandName: 'Ada Cleaners', brandDescription: 'Anyị na-asa ụlọ na ụlọ ọrụ n’Owerri. Ụlọ otu ọnụ ụlọ bụ ₦20,000. Anyị na-eji ngwa ọrụ anyị.', targetAudience: 'ndị ọrụ na ezinụlọ', duration: '90 seconds', language: 'Igbo', keyRequirements: '' },
]
for (const [i, r] of R.entries()) { if (process.argv[2] && !process.argv[2].split(',').includes(String(i))) continue
  for (const s of writeScripts(ContentScriptRequest.parse(r), +(process.argv[3] ?? 5)).slice(0, +(process.argv[4] ?? 2))) console.log(`##### ${i} ${s.title}\n${s.content}\n`) }
