export type SkinTone = 'light' | 'medium' | 'dark'

export interface Tone {
  skin: string
  lit: string
  shade: string
  lips: string
  hair: string
  strand: string
  cloth: string
  clothShade: string
}

export const TONES: Record<SkinTone, Tone> = {
  light: {
    skin: '#e6b899',
    lit: '#f6d8c2',
    shade: '#b98467',
    lips: '#b5615c',
    hair: '#6b4a2c',
    strand: '#94703f',
    cloth: '#35507a',
    clothShade: '#1f3150',
  },
  medium: {
    skin: '#b97f57',
    lit: '#d8a47c',
    shade: '#80512f',
    lips: '#8f4440',
    hair: '#221812',
    strand: '#4a3526',
    cloth: '#7b2f3f',
    clothShade: '#4b1a26',
  },
  dark: {
    skin: '#6e4530',
    lit: '#99684a',
    shade: '#432718',
    lips: '#5d2c2b',
    hair: '#14100e',
    strand: '#37291f',
    cloth: '#c9a03c',
    clothShade: '#8b6a1e',
  },
}
