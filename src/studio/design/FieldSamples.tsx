import { type ReactNode, useId } from 'react';
import { contactFields } from '../../view/forms/contact-fields.ts';
import { Control, Field, FieldLabel, FieldMessage, LabelRow } from '../../view/forms/FormField.styles.ts';
import { FormField } from '../../view/forms/FormField.tsx';
import type { FieldDefinition } from '../../view/forms/field-definition.ts';
import { TermHelp } from '../../view/parts/TermHelp.tsx';
import { SmallHeading } from '../shell/Studio.styles.ts';
import { Grid } from './Design.styles.ts';

const { firstName, email, phone, kvkNumber, subject, message, company } = contactFields;

interface Sample {
  field: FieldDefinition;
  error?: string;
  advice?: string;
}

/** Errors and advice are what the field's own rules say of a value. */
const samples: readonly Sample[] = [
  { field: firstName },
  { field: company },
  { field: firstName, error: firstName.required },
  { field: email, error: email.check('sanne@') },
  { field: phone, advice: phone.advise('12') },
  { field: kvkNumber, advice: kvkNumber.advise('12') },
  { field: subject },
  { field: subject, error: 'Kies een onderwerp.' },
  { field: message },
  { field: message, error: message.required },
];

/** Fields of forms in each state. */
export function FieldSamples(): ReactNode {
  const id = useId();
  return (
    <>
      <SmallHeading>Leeg, fout en met advies</SmallHeading>
      <Grid>
        {samples.map((sample, index) => (
          <FormField
            // biome-ignore lint/suspicious/noArrayIndexKey: the samples never change places
            key={index}
            {...sample}
            id={`${id}-${index}`}
            onLeave={() => {}}
          />
        ))}
      </Grid>
      <SmallHeading>Ingevuld, uitgeschakeld en met uitleg</SmallHeading>
      <Grid>
        <Field>
          <FieldLabel htmlFor={`${id}-filled`}>Ingevuld</FieldLabel>
          <Control id={`${id}-filled`} defaultValue="Sanne de Vries" />
          <FieldMessage />
        </Field>
        <Field>
          <FieldLabel htmlFor={`${id}-disabled`}>Uitgeschakeld</FieldLabel>
          <Control id={`${id}-disabled`} defaultValue="Kan nu niet" disabled />
          <FieldMessage />
        </Field>
        <Field>
          <FieldLabel htmlFor={`${id}-placeholder`}>Met een voorbeeld</FieldLabel>
          <Control id={`${id}-placeholder`} placeholder="50.000" />
          <FieldMessage>Bijvoorbeeld 40.000</FieldMessage>
        </Field>
        <Field>
          <LabelRow>
            <FieldLabel htmlFor={`${id}-help`}>Met uitleg</FieldLabel>
            <TermHelp
              term={{ title: 'met uitleg', text: 'Druk op het vraagteken: de uitleg staat in een popover.' }}
            />
          </LabelRow>
          <Control id={`${id}-help`} defaultValue="5.000" />
          <FieldMessage>We rekenen met € 5.000</FieldMessage>
        </Field>
      </Grid>
    </>
  );
}
