import { Example } from '#web/studio/samples/example.tsx'
import logo from '#web/studio/samples/logo.png'
import mockup1 from '#web/studio/samples/made/mockup-1.webp'
import mockup2 from '#web/studio/samples/made/mockup-2.webp'
import mockup3 from '#web/studio/samples/made/mockup-3.webp'

export const MockupExample = () => <Example shape="square" logo given={[logo]} made={[mockup1, mockup2, mockup3]} />
