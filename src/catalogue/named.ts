/** The calculators that articles may name as related; derived by the build. */
export { named } from 'virtual:named-calculators';
