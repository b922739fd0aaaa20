# SPDX-License-Identifier: MIT
import bottle
import cap
import mug
import paper
import shirt
import tote

SCENES = {**mug.SCENES, **shirt.SCENES, **tote.SCENES, **paper.SCENES, **bottle.SCENES, **cap.SCENES}
