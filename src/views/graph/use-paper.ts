import { type RefObject, useEffect } from 'react'
import { onPaper } from '#ui/on-paper.ts'
import type { Size } from '#worker/layout.ts'

/** Puts all of the picture on the sheet while the page is printed, wherever the screen looks. */
export function usePaper(stage: RefObject<HTMLElement | null>, { width, height }: Size): void {
  useEffect(() => onPaper(() => layOut(stage.current, width, height)), [stage, width, height])
}

function layOut(stage: HTMLElement | null, width: number, height: number): () => void {
  const shown = stage?.querySelector('svg')
  if (!stage || !shown) return () => {}
  const paper = shown.cloneNode(true) as SVGSVGElement
  paper.firstElementChild?.removeAttribute('transform')
  paper.setAttribute('viewBox', `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`)
  paper.setAttribute('width', String(Math.ceil(width)))
  paper.setAttribute('height', String(Math.ceil(height)))
  paper.setAttribute('data-paper', '')
  stage.append(paper)
  return () => paper.remove()
}
