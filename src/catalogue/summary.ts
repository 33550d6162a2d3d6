/** Summary of the catalogue for the home page, smaller than the whole catalogue; derived by the build. */
export { counts, featured, total } from 'virtual:catalogue-summary';
