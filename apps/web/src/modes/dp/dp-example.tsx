import { Example } from '#web/studio/samples/example.tsx'
import dp1 from '#web/studio/samples/made/dp-1.webp'
import dp2 from '#web/studio/samples/made/dp-2.webp'
import dp3 from '#web/studio/samples/made/dp-3.webp'
import portrait from '#web/studio/samples/portrait.jpg'

export const DpExample = () => <Example shape="square" given={[portrait]} made={[dp1, dp2, dp3]} />
