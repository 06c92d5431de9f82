import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchRoute } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { allowSound } from './lib/sound'
import { speak } from './lib/speech.svelte'

watchRoute()
allowSound()
await speak(settings.language)
mount(App, { target: document.getElementById('app')! })
