import { Example } from '#web/studio/samples/example.tsx'
import logo from '#web/studio/samples/logo.png'
import flyer1 from '#web/studio/samples/made/flyer-1.webp'
import flyer2 from '#web/studio/samples/made/flyer-2.webp'

export const FlyerExample = () => <Example shape="portrait" logo given={[logo]} made={[flyer1, flyer2]} />
