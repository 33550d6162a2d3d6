// Applies the chosen theme before the first paint. A file of its own, because the page allows no inline script.
try {
  const theme = localStorage.getItem('tema');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without a store the system's preference holds.
}

// The browser's own bars follow the choice too: each of their colours is for one theme.
const bars = [...document.getElementsByTagName('meta')]
  .filter(({ name }) => name === 'theme-color')
  .map((meta) => ({ meta, media: meta.media }));
const colourBars = () => {
  const { theme } = document.documentElement.dataset;
  for (const { meta, media } of bars) {
    meta.media = theme === undefined ? media : media.includes(theme) ? 'all' : 'not all';
  }
};
colourBars();
new MutationObserver(colourBars).observe(document.documentElement, { attributeFilter: ['data-theme'] });
