/** A star and a heart that can be filled; the icons of the set are lines alone. */

export function Star() {
  return (
    <svg className="rating-shape" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.6 14.9 8.6 21.4 9.5 16.7 14.1 17.8 20.6 12 17.5 6.2 20.6 7.3 14.1 2.6 9.5 9.1 8.6Z" />
    </svg>
  )
}

export function Heart() {
  return (
    <svg className="rating-shape" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20.4C5.8 16.2 2.7 12.7 2.7 8.9 2.7 6.1 4.8 4 7.4 4c1.8 0 3.5 1 4.6 2.8C13.1 5 14.8 4 16.6 4c2.6 0 4.7 2.1 4.7 4.9 0 3.8-3.1 7.3-9.3 11.5Z" />
    </svg>
  )
}
