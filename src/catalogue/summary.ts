/** What the home page tells of the catalogue, without the weight of the whole; derived by the build. */
export { counts, featured, total } from 'virtual:catalogue-summary';
