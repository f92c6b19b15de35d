/** Waits in a thread of its own: browsers slow the clocks of hidden pages down, not those of workers. */
self.onmessage = ({ data: delayMs }: MessageEvent<number>) => {
  setTimeout(() => self.postMessage(null), delayMs)
}
