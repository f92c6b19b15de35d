/** iOS lets a page speak only after a tap, which is over once the code that speaks is fetched. */

/** Says nothing, aloud. To be called from a tap; does nothing where the browser has no voice. */
export function primeVoice(): void {
  if (!('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)) return
  const silent = new SpeechSynthesisUtterance(' ')
  silent.volume = 0
  window.speechSynthesis.speak(silent)
}
