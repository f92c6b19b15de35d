/** The reference page's style sheet: it is served as a file, for a page may carry no style of its own. */

/** Colours are those of the product's pages. */
export const REFERENCE_STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(#ffefc2, #1b1116);
  --surface: light-dark(#fffdf7, #271a20);
  --ink: light-dark(#2b1620, #fbf0dc);
  --soft: light-dark(#5c4450, #d9c6c0);
  --blue: light-dark(#34448f, #aebbff);
}
body {
  margin: 0 auto;
  max-width: 56rem;
  padding: 1.5rem 1rem 4rem;
  background: var(--page);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
a { color: var(--blue); }
a:focus-visible { outline: 3px solid var(--blue); outline-offset: 3px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.625rem 0; }
article { margin: 1rem 0; padding: 0.5rem 1.25rem; border-radius: 1rem; background: var(--surface); }
article p { margin: 0.5rem 0; color: var(--soft); }
h3 + p { color: var(--ink); }
h3 { margin: 0.5rem 0; overflow-wrap: anywhere; }
pre { margin: 0.5rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`.trimStart()
