import { createElement, Fragment } from 'react'

/** A place in the source that may take several lines: broken behind a slash, so that file and line stay together. */
export function WrappedPlace({ place }: { place: string }) {
  const parts = place.split(/(?<=\/)/)
  return createElement(Fragment, null, ...parts.flatMap(part => [part, createElement('wbr')]))
}
