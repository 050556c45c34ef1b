import { openFiles } from '#state/loading.ts'
import { panels } from './panels.ts'
import { INPUT_ID, sourcesOf } from './sources.ts'

/** The one file input of the page; every button that chooses files clicks it. Its label is a contract for checks. */
export function FileInput() {
  return (
    <label className="unseen">
      Profiles
      <input
        id={INPUT_ID}
        type="file"
        multiple
        tabIndex={-1}
        onChange={event => {
          const sources = sourcesOf(event.target.files ?? [])
          const { side } = panels.getState()
          event.target.value = ''
          panels.setState({ side: null })
          if (sources.length > 0) void openFiles(sources, side)
        }}
      />
    </label>
  )
}
