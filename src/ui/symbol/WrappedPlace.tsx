/** A place in the source that may take two lines: broken before the file, so that its name and the line stay together. */
export function WrappedPlace({ place }: { place: string }) {
  const file = place.lastIndexOf('/') + 1
  return (
    <>
      {place.slice(0, file)}
      <wbr />
      {place.slice(file)}
    </>
  )
}
