/** The hubs' contents by category. They are separate from the categories, which every page includes. */
import type { HubContent } from '../hub-content.ts';
import { educacional } from './educacional.ts';
import { financeira } from './financeira.ts';
import { financiamento } from './financiamento.ts';
import { impostos } from './impostos.ts';
import { previdencia } from './previdencia.ts';
import { saude } from './saude.ts';
import { trabalhista } from './trabalhista.ts';

/** The content of each category's hub; a test compares the keys with the categories. */
export const hubContents: Readonly<Record<string, HubContent>> = {
  trabalhista,
  financeira,
  financiamento,
  impostos,
  saude,
  educacional,
  previdencia,
};
