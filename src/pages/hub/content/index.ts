/** The hubs' contents by category. They stand apart from the categories, which every page carries along. */
import type { HubContent } from '../hub-content.ts';
import { educacional } from './educacional.ts';
import { financeira } from './financeira.ts';
import { financiamento } from './financiamento.ts';
import { impostos } from './impostos.ts';
import { previdencia } from './previdencia.ts';
import { saude } from './saude.ts';
import { trabalhista } from './trabalhista.ts';

/** What each category's hub says; a test holds the keys against the categories. */
export const hubContents: Readonly<Record<string, HubContent>> = {
  trabalhista,
  financeira,
  financiamento,
  impostos,
  saude,
  educacional,
  previdencia,
};
