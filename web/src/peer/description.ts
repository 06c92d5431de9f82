// The few lines of a WebRTC description that differ from one browser to another.
import type { Reach } from './code'

const PORT_RANGE = 65_536

function line(sdp: string, name: string): string {
  return new RegExp(`^a=${name}:(.*?)\\s*$`, 'm').exec(sdp)?.[1] ?? ''
}

/** What a description of this browser says, once all its addresses are in it. */
export function reachOf(sdp: string): Reach {
  const bytes = line(sdp, 'fingerprint').replace(/^sha-256 /i, '')
  const places = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)]
  return {
    fragment: line(sdp, 'ice-ufrag'),
    password: line(sdp, 'ice-pwd'),
    fingerprint: Uint8Array.from(bytes.split(':'), (pair) => parseInt(pair, 16)),
    places: places.map(([, host, port]) => ({ host: host!, port: Number(port) % PORT_RANGE })),
  }
}

/** A description of the other browser with one data channel. Everything in it is checked: it comes from a code. */
export function descriptionOf(reach: Reach, type: 'offer' | 'answer'): RTCSessionDescriptionInit {
  const safe = (text: string) => text.replace(/[^\w+/.:-]/g, '')
  const fingerprint = Array.from(reach.fingerprint, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(
    ':',
  )
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...reach.places.map(
      ({ host, port }, at) => `a=candidate:${at + 1} 1 udp ${2_122_260_223 - at * 256} ${safe(host)} ${port} typ host`,
    ),
    `a=ice-ufrag:${safe(reach.fragment)}`,
    `a=ice-pwd:${safe(reach.password)}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ]
  return { type, sdp: lines.join('\r\n') }
}
