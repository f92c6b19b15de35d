/** A text of an archive, looked at as what it is. Knows no keeper. */
import { ArchiveError } from './fault.ts'
import { type Doc, listedIn } from './keeper.ts'

/** So much of a text tells what it is. */
const HEAD_CHARS = 4_000
/** A brace and what may follow it: a text in square brackets ('[For the sauce]') is no JSON. */
const JSON_START = /^(?:\{\s*(?:["}]|$)|\[\s*(?:[{["\]\d]|$))/
const PAGE_START = /<!doctype html|<html|<head|<body/i

/** Throws `ArchiveError` broken when it begins as JSON and is not. */
export function asDocument(path: string, text: string): Doc {
  const start = text.slice(0, HEAD_CHARS).trimStart()
  if (JSON_START.test(start)) {
    const value = parse(text)
    return { path, text, form: 'json', value, listed: listedIn(value) }
  }
  const markup = PAGE_START.test(start) ? 'html' : 'xml'
  const form = start.startsWith('<') ? markup : 'text'
  return { path, text, form, value: undefined, listed: [] }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ArchiveError({ code: 'broken' }, { cause: error })
  }
}
