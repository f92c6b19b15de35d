/** The brand mark: cream in a tomato bowl. The assistant is the same cream with a face on a blob. */
import './mark.css'

const CREAM =
  'M4.5 33.5C4 27 9.5 24.5 15 22.5C21 20.2 24.5 15 19.5 5.5C29 7.5 34.5 14 33.5 21.2C39.5 22.6 44 27 43.5 33.5C43.5 36.5 40.5 38.3 37.5 37C35 40 30.5 40.3 28 37.8C25 41 20.5 41 18 38C15.5 40.3 11 40 9.5 37C7 38 4.7 36.3 4.5 33.5Z'
const BOWL = 'M3.5 31.5H44.5C44 41 36.5 48.5 24 48.5C11.5 48.5 4 41 3.5 31.5Z'

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 48 52" aria-hidden="true">
      <g transform="translate(2.4 -3.5) scale(.9)">
        <path className="mark-cream" transform="translate(1.6 1.2)" d={CREAM} />
        <path className="mark-line" d={CREAM} />
        <path className="mark-fine" d="M31.5 24.5C29 27.5 25 29 20.5 29.5" />
      </g>
      <path className="mark-bowl" d={BOWL} />
      <path className="mark-line" d={BOWL} />
      <path className="mark-shine" d="M11 37.5C12.5 40.5 15 42.5 18 43.5" />
    </svg>
  )
}

export function AssistantMark() {
  return (
    <svg className="mark mark-ai" viewBox="0 0 56 56" aria-hidden="true">
      <path
        className="mark-blob"
        d="M28 3C43 2 54 12 53.5 28C53 44 43 54 27.5 53.5C12 53 2.5 43 3 27.5C3.5 13 13 4 28 3Z"
      />
      <g transform="translate(5.5 7) scale(.94)">
        <path className="mark-cream" d={CREAM} />
        <path className="mark-line" d={CREAM} />
        <circle className="mark-eye" cx="18.5" cy="29" r="2.3" />
        <circle className="mark-eye" cx="29.5" cy="29" r="2.3" />
        <path className="mark-fine mark-mouth" d="M21.7 32.6c1.5 1.3 3.2 1.3 4.7 0" />
      </g>
    </svg>
  )
}
