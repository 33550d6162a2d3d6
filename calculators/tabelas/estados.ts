/** The states, as options of a field. */
import { option } from '../../schemas/fields.ts';

/** The states and the Distrito Federal, in alphabetical order. */
export const ESTADOS = [
  option('AC', 'Acre'),
  option('AL', 'Alagoas'),
  option('AP', 'Amapá'),
  option('AM', 'Amazonas'),
  option('BA', 'Bahia'),
  option('CE', 'Ceará'),
  option('DF', 'Distrito Federal'),
  option('ES', 'Espírito Santo'),
  option('GO', 'Goiás'),
  option('MA', 'Maranhão'),
  option('MT', 'Mato Grosso'),
  option('MS', 'Mato Grosso do Sul'),
  option('MG', 'Minas Gerais'),
  option('PA', 'Pará'),
  option('PB', 'Paraíba'),
  option('PR', 'Paraná'),
  option('PE', 'Pernambuco'),
  option('PI', 'Piauí'),
  option('RJ', 'Rio de Janeiro'),
  option('RN', 'Rio Grande do Norte'),
  option('RS', 'Rio Grande do Sul'),
  option('RO', 'Rondônia'),
  option('RR', 'Roraima'),
  option('SC', 'Santa Catarina'),
  option('SP', 'São Paulo'),
  option('SE', 'Sergipe'),
  option('TO', 'Tocantins'),
] as const;
