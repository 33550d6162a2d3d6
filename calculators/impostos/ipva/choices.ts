/** Options of a vehicle. */
import { option } from '../../../schemas/fields.ts';

/** In alphabetical order. */
export const STATES = [
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

export const VEHICLE_TYPES = [
  option('carro', 'Carro'),
  option('moto', 'Moto'),
  option('caminhao', 'Caminhão'),
  option('onibus', 'Ônibus'),
] as const;

export const FUELS = [
  option('gasolina', 'Gasolina'),
  option('etanol', 'Etanol'),
  option('flex', 'Flex'),
  option('diesel', 'Diesel'),
  option('eletrico', 'Elétrico'),
  option('hibrido', 'Híbrido'),
  option('gnv', 'GNV'),
] as const;

export const EXEMPTIONS = [
  option('deficiente', 'Pessoa com deficiência'),
  option('taxi', 'Táxi'),
  option('idoso', 'Pessoa idosa'),
] as const;
