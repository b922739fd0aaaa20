export interface TestCard {
  number: string
  cvv: string
  pin?: string
  phone?: boolean
  otp?: string
  bankPage?: boolean
  brand: 'visa' | 'mastercard' | 'verve'
  reusable?: boolean
  refusal?: string
  refundEnds?: 'failed' | 'needs-attention'
  fault?: 'timeout' | 'error'
  label: string
}

export const TEST_CARDS: TestCard[] = [
  { number: '4084084084084081', cvv: '408', brand: 'visa', reusable: true, label: 'Succeeds at once' },
  { number: '507850785078507812', cvv: '081', pin: '1111', brand: 'verve', label: 'Asks for a PIN' },
  {
    ...{ number: '5060666666666666666', cvv: '123', pin: '1234', otp: '123456', brand: 'verve' },
    label: 'Asks for a PIN and a code',
  },
  {
    ...{ number: '507850785078507804', cvv: '884', pin: '0000', phone: true, otp: '123456', brand: 'verve' },
    label: 'Asks for a PIN, a phone number and a code',
  },
  {
    ...{ number: '5192602720584796', cvv: '123', bankPage: true, brand: 'mastercard', reusable: true },
    label: 'Asks at the bank',
  },
  { number: '4084080000005408', cvv: '001', brand: 'visa', refusal: 'Declined', label: 'Declined' },
  {
    ...{ number: '507850785078507853', cvv: '082', pin: '0000', brand: 'verve', refusal: 'Token Not Generated' },
    label: 'Token not generated',
  },
  {
    ...{ number: '4084080000670037', cvv: '787', brand: 'visa', refusal: 'Insufficient Funds' },
    label: 'Insufficient funds',
  },
  {
    ...{ number: '4084080000671803', cvv: '180', brand: 'visa', refundEnds: 'failed' },
    label: 'Succeeds; a refund fails',
  },
  {
    ...{ number: '4084080000671902', cvv: '190', brand: 'visa', refundEnds: 'needs-attention' },
    label: 'Succeeds; a refund needs attention',
  },
  { number: '506066000000000064', cvv: '606', brand: 'verve', fault: 'timeout', label: 'The processor times out' },
  { number: '506066506066506067', cvv: '060', brand: 'verve', fault: 'error', label: 'The processor fails' },
] satisfies TestCard[]

export const findCard = (digits: string): TestCard | undefined => TEST_CARDS.find(({ number }) => number === digits)
