/** The site's own catalogue, derived from `calculators/` by the build. */
export { entries } from 'virtual:catalogue';
