import type { Dispatch } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { Area } from './export-jpeg.ts'
import type { ViewerItem } from './viewer-item.ts'
import { type ViewerEvent, type ViewerState, ZOOM_MAX } from './viewer-state.ts'

const KEY_STEP = 8

interface CropStageProps {
  item: ViewerItem
  aspect: number
  state: ViewerState
  dispatch: Dispatch<ViewerEvent>
  onArea: (area: Area) => void
}

export function CropStage({ item, aspect, state, dispatch, onArea }: CropStageProps) {
  return (
    <div data-own-arrows className="absolute inset-0">
      <Cropper
        image={item.url}
        aspect={aspect}
        crop={state.offset}
        zoom={state.zoom}
        maxZoom={ZOOM_MAX}
        keyboardStep={KEY_STEP}
        roundCropAreaPixels
        disableAutomaticStylesInjection
        onCropChange={(offset) => dispatch({ type: 'move', offset })}
        onZoomChange={(zoom) => dispatch({ type: 'zoom', zoom })}
        onCropComplete={(_, pixels) => onArea(pixels)}
        mediaProps={{ alt: item.label }}
        cropperProps={{ role: 'group', 'aria-label': `Crop frame of ${item.label}. Arrow keys move the picture.` }}
      />
    </div>
  )
}
