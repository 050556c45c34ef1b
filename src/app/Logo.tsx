/** The mark: three stacked frames; the last one has drifted. */
export function Logo() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" fill="currentColor" aria-hidden="true">
      <rect x="1" y="2.5" width="10" height="3.4" rx="1" />
      <rect x="1" y="7.3" width="10" height="3.4" rx="1" opacity=".55" />
      <rect x="6.6" y="12.1" width="10.4" height="3.4" rx="1" />
    </svg>
  )
}
