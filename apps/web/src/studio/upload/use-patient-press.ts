import { useEffect, useEffectEvent, useState } from 'react'
import { ADVICE_ID } from './photo-advice.tsx'
import { PATIENCE_MS, type PhotoLook, pressAnswer } from './press-answer.ts'

interface Press {
  photo: Blob
  late: boolean
}

export function usePatientPress(look: PhotoLook | undefined, start: () => void) {
  const [press, setPress] = useState<Press | null>(null)
  const answer = press && pressAnswer(press.photo, look, press.late)

  const settle = useEffectEvent(() => {
    setPress(null)
    if (answer === 'starts') start()
    if (answer === 'warns') document.getElementById(ADVICE_ID)?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    if (answer === 'waits') {
      const timer = setTimeout(() => setPress((made) => made && { ...made, late: true }), PATIENCE_MS)
      return () => clearTimeout(timer)
    }
    if (answer) settle()
  }, [answer])

  return {
    waiting: answer === 'waits',
    press: () => (look?.photo && look.looking ? setPress({ photo: look.photo, late: false }) : start()),
  }
}
