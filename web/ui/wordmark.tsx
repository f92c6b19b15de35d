/** Mark, name and tagline, which always stands under the name. */
import './mark.css'
import { classNames } from './class-names.ts'
import { Mark } from './mark.tsx'

/** `lg` belongs on a paper `Label`: its colours are the paper's in both themes. */
export function Wordmark({ size = 'md' }: { size?: 'md' | 'lg' }) {
  return (
    <span className={classNames('wordmark', size === 'lg' && 'wordmark-lg')}>
      <Mark />
      <span>
        <b>Dollop</b>
        <small>Smart meal planning</small>
      </span>
    </span>
  )
}
